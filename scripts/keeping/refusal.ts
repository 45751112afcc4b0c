import { DataInUse } from '../../app/platform/data-lock.server.ts';
import { EnvironmentProblem } from '../../app/platform/environment.server.ts';
import { StoreDown } from '../../app/platform/files.server.ts';

/** What a command will not do, in words for whoever typed it. */
export class Refusal extends Error {}

const RUNNING = `The shop is running on its embedded database, which only one process may hold: stop it, and run this again.
On a PostgreSQL server a backup is made while the shop is open.`;

/** Runs a command to its end: what it refuses is said without a trace of the program. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof DataInUse) console.error(RUNNING);
    else if (error instanceof StoreDown)
      console.error(
        'The object store does not answer as it should: ask npm run doctor, then run this again.',
      );
    else
      console.error(error instanceof Refusal || error instanceof EnvironmentProblem ? error.message : error);
    process.exitCode = 1;
  }
}
