import { existsSync } from 'node:fs';
import { readEnvironment } from '../app/platform/environment.server.ts';
import { accountOf, counted } from './keeping/account-of.ts';
import { readManifest } from './keeping/manifest.ts';
import { command, Refusal } from './keeping/refusal.ts';
import { restore } from './keeping/restore.ts';

/** `npm run restore -- FILE [--replace]`: a backup in the place of what is there. */
await command(async () => {
  const words = process.argv.slice(2);
  const [archive, ...more] = words.filter((word) => word !== '--replace');
  if (!archive || more.length > 0) throw new Refusal('npm run restore -- FILE [--replace]');
  if (!existsSync(archive)) throw new Refusal(`There is no ${archive}.`);
  const environment = readEnvironment(process.env);
  const manifest = await readManifest(archive);
  const replace = words.includes('--replace');
  const { files, again } = await restore(environment, archive, manifest, { replace });
  console.log(`Restored as of ${manifest.madeAt}: ${accountOf(manifest)}; ${counted(files, 'file')}.`);
  if (manifest.withoutFiles)
    console.log('The backup was made without photos and books: those that are there stay.');
  if (again.accounts > 0)
    console.log(`Deleted once more: ${counted(again.accounts, 'account')} that had left since.`);
  if (again.atWork.length > 0)
    console.log(
      `Their orders that the backup shows at work had come to their end: ${again.atWork.join(', ')}.`,
    );
  console.log('Payments taken since then are known to the provider only: compare with its list of payments.');
});
