import { DamagedData } from '../../app/platform/database/damaged-data.server.ts';
import { DataInUse } from '../../app/platform/database/data-lock.server.ts';
import { EnvironmentProblem } from '../../app/platform/environment/environment.server.ts';
import { StoreDown } from '../../app/platform/files/files.server.ts';
import { unreachableFinding } from '../doctor/rules.ts';
import { DatabaseAway } from './database-away.ts';

/** A command's refusal, with a message for the person who ran it. */
export class Refusal extends Error {}

const RUNNING = `The shop is running on its embedded database, which only one process may hold: stop it, and run this again.
On a PostgreSQL server a backup is made while the shop is open.`;

/** Runs a command to its end: what it refuses is said without a trace of the program. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(wordsOf(error));
    process.exitCode = 1;
  }
}

/** What a person is told. @returns a bug as it is, with its trace. */
export function wordsOf(error: unknown): unknown {
  if ([Refusal, EnvironmentProblem, DamagedData].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof DataInUse) return RUNNING;
  if (error instanceof StoreDown)
    return 'The object store does not answer as it should: ask npm run doctor, then run this again.';
  if (error instanceof DatabaseAway) {
    const { words, mend } = unreachableFinding(error.code, error.place);
    return `${words}\n${mend}`;
  }
  return error;
}
