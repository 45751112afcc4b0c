/** A deploy waits 15 s. */
const LIMIT_MS = 14_000;

/**
 * Runs `stop` when the process receives a signal to end, and then exits with success. A second signal changes
 * nothing: npm forwards a Ctrl-C that the process already received from the terminal.
 */
export function onStop(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stopping = false;
  const begin = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
}
