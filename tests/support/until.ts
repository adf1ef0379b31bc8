/** Waits for a state, asked for again and again. */
export async function until(isTrue: () => boolean | Promise<boolean>, withinMs = 90_000): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; ) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("It did not happen in time.");
}
