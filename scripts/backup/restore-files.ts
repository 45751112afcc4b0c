import type { Environment } from '../../app/platform/environment/environment.server.ts';
import { tableExists } from '../../app/platform/database/migrate.server.ts';
import { openStore } from '../../app/platform/files/open-files.server.ts';
import { filesIn, goneSince } from './files-beside.ts';
import type { Manifest } from './manifest.ts';
import { embeddedExists, openDatabase } from './open-database.ts';
import { refuseOthers } from './others.ts';
import { Refusal } from './refusal.ts';
import { filesOfRows } from './what-left.ts';

/**
 * Restores missing files of a backup when the rows are intact. It restores only files that the rows refer to, and leaves
 * existing files unchanged.
 * @returns the number of restored files.
 */
export async function restoreFiles(
  environment: Environment,
  archive: string,
  manifest: Manifest,
): Promise<number> {
  if (manifest.withoutFiles) throw new Refusal('The backup was made without photos and books.');
  if (!environment.DATABASE_URL && !embeddedExists(environment.DATA_DIR))
    throw new Refusal(`There is no shop in ${environment.DATA_DIR}.`);
  const gone = await goneSince(environment, new Date(manifest.madeAt));
  const { database, close } = await openDatabase(environment);
  try {
    if (!(await tableExists(database, 'public.photos')))
      throw new Refusal('There is no shop in that database: restore the backup whole.');
    await refuseOthers(database);
    const standingOf = await filesOfRows(database, gone);
    const store = openStore(environment);
    let came = 0;
    for await (const { key, bytes } of filesIn(archive, standingOf)) {
      if (await store.has(key)) continue;
      await store.put(key, bytes, 'application/octet-stream');
      came += 1;
    }
    return came;
  } finally {
    await close();
  }
}
