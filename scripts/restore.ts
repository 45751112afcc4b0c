import { existsSync } from 'node:fs';
import { readEnvironment } from '../app/platform/environment/environment.server.ts';
import { accountOf, counted } from './backup/account-of.ts';
import { readManifest } from './backup/manifest.ts';
import { command, Refusal } from './backup/refusal.ts';
import { restoreFiles } from './backup/restore-files.ts';
import { restore } from './backup/restore.ts';

const USE = 'npm run restore -- FILE [--replace | --files-only]';
const OPTIONS = ['--replace', '--files-only'];

/** A backup in the place of what is there, or its files beside rows that are well. */
await command(async () => {
  const words = process.argv.slice(2);
  const [archive, ...more] = words.filter((word) => !OPTIONS.includes(word));
  const [option, ...options] = words.filter((word) => OPTIONS.includes(word));
  if (!archive || more.length > 0 || options.length > 0) throw new Refusal(USE);
  if (!existsSync(archive)) throw new Refusal(`There is no ${archive}.`);
  const environment = readEnvironment(process.env);
  const manifest = await readManifest(archive);
  if (option === '--files-only') {
    const came = await restoreFiles(environment, archive, manifest);
    console.log(`${counted(came, 'file')} came back as of ${manifest.madeAt}; rows stay as they are.`);
    return;
  }
  const { files, again } = await restore(environment, archive, manifest, { replace: option === '--replace' });
  console.log(`Restored as of ${manifest.madeAt}: ${accountOf(manifest)}; ${counted(files.came, 'file')}.`);
  if (manifest.withoutFiles)
    console.log(
      'The backup was made without photos and books: those that are there stay, if they have not left.',
    );
  if (files.removed.length > 0)
    console.log(`Removed, as the backup’s rows do not have them: ${counted(files.removed.length, 'file')}.`);
  if (files.unknown.length > 0)
    console.log(
      `${counted(files.unknown.length, 'file')} that no row knows: nothing will ever delete them. Do it by hand: ${files.unknown.join(', ')}.`,
    );
  if (again.accounts > 0)
    console.log(`Deleted once more: ${counted(again.accounts, 'account')} that had left since.`);
  if (again.atWork.length > 0)
    console.log(
      `Their orders that the backup shows at work had come to their end: ${again.atWork.join(', ')}.`,
    );
  console.log('Payments taken since then are known to the provider only: compare with its list of payments.');
});
