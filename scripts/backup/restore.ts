import type { Environment } from '../../app/platform/environment/environment.server.ts';
import { type Runtime, setRuntime } from '../../app/platform/runtime/runtime.server.ts';
import { type BroughtBack, bringBack, goneSince, type Placed } from './files-beside.ts';
import { filesInTheWay } from './files-in-the-way.ts';
import { load, makeQueues, refuseNewer } from './load.ts';
import type { Manifest } from './manifest.ts';
import { openDatabase } from './open-database.ts';
import { refuseOthers } from './others.ts';
import { Refusal } from './refusal.ts';
import { rowsInTheWay } from './rows-in-the-way.ts';
import {
  type DeletedAgain,
  deleteAgain,
  filesOfRows,
  gonePhotos,
  markPhotos,
  type StandingOf,
} from './what-left.ts';

const INSTEAD = 'To put the backup in their place, add --replace; make a backup of them first.';
const NONE: Placed = { came: 0, removed: [], unknown: [] };

export interface Restored {
  files: Placed;
  again: DeletedAgain;
}

/**
 * Replaces the data of the environment with a backup, and deletes again what was deleted since the backup. The rows change
 * in one transaction, and the files follow. If the restore is interrupted between the two, run it again.
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
  setRuntime({ now: () => new Date() } as Runtime);
  let files: BroughtBack | undefined;
  try {
    const rows = replace ? undefined : await rowsInTheWay(database);
    if (rows) throw new Refusal(`This database is not empty (${rows} is there). ${INSTEAD}`);
    await refuseOthers(database);
    await makeQueues(boss, manifest.jobs.queues);
    const again = await database.transaction(async (tx) => {
      const photos = await gonePhotos(tx);
      await load(tx, archive, manifest);
      const deleted = await deleteAgain(tx, gone);
      await markPhotos(tx, photos, gone);
      const standingOf = await filesOfRows(tx, gone);
      if (!replace) await refuseToLoseFiles(environment, manifest, standingOf);
      files = await bringBack(archive, manifest, environment, standingOf);
      return deleted;
    });
    return { files: (await files?.takePlace()) ?? NONE, again };
  } catch (error) {
    await files?.giveUp();
    throw error;
  } finally {
    await close();
  }
}

async function refuseToLoseFiles(
  environment: Environment,
  manifest: Manifest,
  standingOf: StandingOf,
): Promise<void> {
  const [first, ...more] = await filesInTheWay(environment, manifest, standingOf);
  if (first)
    throw new Refusal(
      `${environment.S3_ENDPOINT ?? environment.DATA_DIR} holds files that this backup does not have as they are there, and which would be lost: ${first} and ${more.length} more. Nothing was changed.
To try a backup out, set DATA_DIR and the S3_… variables to places of its own. ${INSTEAD}`,
    );
}
