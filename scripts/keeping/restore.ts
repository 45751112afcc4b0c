import { sql } from 'drizzle-orm';
import type { Environment } from '../../app/platform/environment.server.ts';
import type { Database } from '../../app/platform/machine.server.ts';
import { type BroughtBack, goneSince, unpackBeside } from './files-beside.ts';
import { gonePhotos, honour } from './gone-photos.ts';
import { load, makeQueues, refuseNewer } from './load.ts';
import type { Manifest } from './manifest.ts';
import { openDatabase } from './open-database.ts';
import { Refusal } from './refusal.ts';
import { holdsAShop } from './tables.ts';

/**
 * Puts a backup in the place of what the environment names. The rows change in one transaction, and the files take
 * their places after it: whoever is interrupted between the two restores once more.
 * @returns how many files came back.
 */
export async function restore(
  environment: Environment,
  archive: string,
  manifest: Manifest,
  { replace }: { replace: boolean },
): Promise<number> {
  refuseNewer(manifest);
  const { database, boss, close } = await openDatabase(environment);
  let files: BroughtBack | undefined;
  try {
    if (!replace && (await holdsAShop(database)))
      throw new Refusal(
        'This database holds orders or customers. To put the backup in their place, add --replace; make a backup of them first.',
      );
    await refuseOthers(database);
    await makeQueues(boss, manifest.jobs.queues);
    await database.transaction(async (tx) => {
      const gone = await gonePhotos(tx);
      await load(tx, archive, manifest, async () => {
        const since = goneSince(environment.DATA_DIR, new Date(manifest.madeAt));
        files = await unpackBeside(archive, environment, await honour(tx, gone, since));
      });
    });
    await files?.takePlace();
    return files?.count ?? 0;
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
