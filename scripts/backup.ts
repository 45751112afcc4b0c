import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../app/platform/environment/environment.server.ts';
import { accountOf, megabytesOf } from './backup/account-of.ts';
import { filesBeside } from './backup/files-beside.ts';
import { embeddedExists, openDatabase } from './backup/open-database.ts';
import { command, Refusal } from './backup/refusal.ts';
import { save } from './backup/save.ts';

const USE = 'npm run backup -- FILE [--without-files]';

/** The shop's rows, photos, books and secret of this moment in one archive. */
await command(async () => {
  const words = process.argv.slice(2);
  const withoutFiles = words.includes('--without-files');
  const [archive, ...more] = words.filter((word) => word !== '--without-files');
  if (!archive || more.length > 0) throw new Refusal(USE);
  if (existsSync(archive))
    throw new Refusal(`${archive} is there already: a backup never takes the place of one.`);
  const folder = path.dirname(path.resolve(archive));
  if (!existsSync(folder)) throw new Refusal(`There is no ${folder}. Make it first: mkdir -p ${folder}`);
  const environment = readEnvironment(process.env);
  if (!environment.DATABASE_URL && !embeddedExists(environment.DATA_DIR))
    throw new Refusal(`There is no shop in ${environment.DATA_DIR}.`);
  const { database, close } = await openDatabase(environment);
  try {
    const moment = new Date();
    const beside = filesBeside(environment, { withoutFiles });
    const tables = await save(database, archive, moment, { beside, withoutFiles });
    console.log(`${archive}: ${accountOf({ tables })}; ${megabytesOf(archive)}.`);
    if (withoutFiles) console.log('Photos and books are not in it: have another copy of them.');
    console.log('It holds children’s names and the shop’s secret: keep it where only you can read it.');
  } finally {
    await close();
  }
});
