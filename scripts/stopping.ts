/** A deploy waits 15 s. */
const LIMIT_MS = 14_000;

/**
 * Runs `stop` when the process is asked to end, and ends it then with success. A second request changes
 * nothing: npm hands on a Ctrl-C that the process has had from the terminal already.
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
