/**
 * Returns a function that runs `work`, never twice at once. Calls during a run cause one more run after it,
 * however many there are.
 */
export function afterOneAnother(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work();
    } while (again);
  };
  return () => {
    again = true;
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
