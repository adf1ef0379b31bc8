import { bytesOf, type StoredAnswer } from "./stored-answer.ts";

/** Answers under a key and a version, within so many bytes: those that nobody asked for the longest go first. */
export function openBoundedAnswers(bytesMax: number) {
  const kept = new Map<string, { readonly version: string; readonly answer: StoredAnswer; readonly bytes: number }>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get(key: string, version: string): StoredAnswer | undefined {
      const found = kept.get(key);
      if (found?.version !== version) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.answer;
    },

    put(key: string, version: string, answer: StoredAnswer): void {
      remove(key);
      const size = bytesOf(answer) + key.length;
      if (size > bytesMax) return;
      kept.set(key, { version, answer, bytes: size });
      bytes += size;
      for (const oldest of kept.keys()) {
        if (bytes <= bytesMax) break;
        remove(oldest);
      }
    },

    clear(): void {
      kept.clear();
      bytes = 0;
    },

    size: () => ({ answers: kept.size, bytes }),
  };
}
