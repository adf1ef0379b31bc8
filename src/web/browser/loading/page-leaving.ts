let watching = 0;
let isLeft = false;

const leave = () => {
  isLeft = true;
};

/** Whether the visitor left this page while something was being loaded for it. */
export const isLeaving = (): boolean => isLeft;

/**
 * Runs work and notes whether the page is being left meanwhile: a browser then cuts off what is loading, which is not a
 * failure. Nobody listens in between, because Firefox keeps no page for its back button that listens to `beforeunload`.
 */
export async function watchLeaving<T>(work: () => Promise<T>): Promise<T> {
  if (watching === 0) {
    isLeft = false;
    addEventListener("beforeunload", leave);
    addEventListener("pagehide", leave);
  }
  watching += 1;
  try {
    return await work();
  } finally {
    watching -= 1;
    if (watching === 0) {
      removeEventListener("beforeunload", leave);
      removeEventListener("pagehide", leave);
    }
  }
}
