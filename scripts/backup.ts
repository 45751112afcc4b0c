import { existsSync } from 'node:fs';
import { readEnvironment } from '../app/platform/environment.server.ts';
import { accountOf, megabytesOf } from './keeping/account-of.ts';
import { filesBeside } from './keeping/files-beside.ts';
import { embeddedExists, openDatabase } from './keeping/open-database.ts';
import { command, Refusal } from './keeping/refusal.ts';
import { save } from './keeping/save.ts';

/** `npm run backup -- FILE`: the shop's rows, photos, books and secret of this moment in one archive. */
await command(async () => {
  const [archive, ...more] = process.argv.slice(2);
  if (!archive || more.length > 0) throw new Refusal('npm run backup -- FILE');
  if (existsSync(archive))
    throw new Refusal(`${archive} is there already: a backup never takes the place of one.`);
  const environment = readEnvironment(process.env);
  if (!environment.DATABASE_URL && !embeddedExists(environment.DATA_DIR))
    throw new Refusal(`There is no shop in ${environment.DATA_DIR}.`);
  const { database, close } = await openDatabase(environment);
  try {
    const moment = new Date();
    const tables = await save(database, archive, moment, filesBeside(environment, moment));
    console.log(`${archive}: ${accountOf({ tables })}; ${megabytesOf(archive)}.`);
    if (environment.S3_ENDPOINT)
      console.log('Photos and books are in the object store: its own versions are their backup.');
    console.log('It holds children’s photos and the shop’s secret: keep it where only you can read it.');
  } finally {
    await close();
  }
});
