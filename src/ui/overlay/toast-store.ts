export type ToastOptions = {
  title: string;
  description?: string;
  tone?: "info" | "ok" | "warn" | "danger";
  /** Milliseconds on screen; 0, less or Infinity: until it is closed. */
  duration?: number;
  action?: { label: string; onSelect: () => void };
};
export type ToastEntry = ToastOptions & { id: string; open: boolean };

export const TOAST_DURATION_DEFAULT = 5000;
const TOAST_REMOVAL_DELAY = 200;
const TOASTS_KEPT = 5;

/** Knows no framework: an error listener on the window may add a toast before the page has come to life. */
export function createToastStore() {
  let entries: readonly ToastEntry[] = [];
  const listeners = new Set<() => void>();

  const change = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };

  return {
    add(options: ToastOptions): string {
      const id = `${Date.now()}-${Math.random().toString(36).slice(2, 9)}`;
      change([...entries, { id, open: true, ...options }].slice(-TOASTS_KEPT));
      return id;
    },
    close(id: string): void {
      if (!entries.some((entry) => entry.id === id && entry.open)) return;
      change(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
      setTimeout(() => change(entries.filter((entry) => entry.id !== id)), TOAST_REMOVAL_DELAY);
    },
    entries: () => entries,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const toastStore = createToastStore();
