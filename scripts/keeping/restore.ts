import { sql } from 'drizzle-orm';
import type { Environment } from '../../app/platform/environment.server.ts';
import { type Database, type Machine, setMachine } from '../../app/platform/machine.server.ts';
import { type BroughtBack, bringBack, goneSince } from './files-beside.ts';
import { load, makeQueues, refuseNewer } from './load.ts';
import type { Manifest } from './manifest.ts';
import { openDatabase } from './open-database.ts';
import { Refusal } from './refusal.ts';
import { holdsAShop } from './tables.ts';
import { type DeletedAgain, deleteAgain, filesOfRows, gonePhotos, markPhotos } from './what-left.ts';

export interface Restored {
  /** How many files came back. */
  files: number;
  again: DeletedAgain;
}

/**
 * Puts a backup in the place of what the environment names, and deletes once more what has left since it was made. The
 * rows change in one transaction, and the files take their places after it: whoever is interrupted between the two restores
 * once more.
 */
export async function restore(
  environment: Environment,
  archive: string,
  manifest: Manifest,
  { replace }: { replace: boolean },
): Promise<Restored> {
  refuseNewer(manifest);
  const gone = await goneSince(environment, new Date(manifest.madeAt));
  const { database, boss, close } = await openDatabase(environment);
  // All that the shop's own functions ask of it while they delete an account again.
  setMachine({ now: () => new Date() } as Machine);
  let files: BroughtBack | undefined;
  try {
    if (!replace && (await holdsAShop(database)))
      throw new Refusal(
        'This database holds orders or customers. To put the backup in their place, add --replace; make a backup of them first.',
      );
    await refuseOthers(database);
    await makeQueues(boss, manifest.jobs.queues);
    const again = await database.transaction(async (tx) => {
      const photos = await gonePhotos(tx);
      await load(tx, archive, manifest);
      const deleted = await deleteAgain(tx, gone);
      await markPhotos(tx, photos, gone);
      files = await bringBack(archive, manifest, environment, await filesOfRows(tx, gone));
      return deleted;
    });
    return { files: (await files?.takePlace()) ?? 0, again };
  } catch (error) {
    await files?.giveUp();
    throw error;
  } finally {
    await close();
  }
}

/** A shop that is open would go on with what it remembers of the rows before. */
async function refuseOthers(database: Database): Promise<void> {
  const { rows } = await database.execute(
    sql`select pid from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  if (rows.length > 0)
    throw new Refusal(
      `${rows.length} other connections use this database. Stop the shop and its workers first.`,
    );
}
