import { existsSync } from 'node:fs';
import { readEnvironment } from '../../app/platform/environment/environment.server.ts';
import { accountOf, counted } from './account-of.ts';
import { readManifest } from './manifest.ts';
import { Refusal } from './refusal.ts';
import { restoreFiles } from './restore-files.ts';
import { restore } from './restore.ts';

const USE = 'npm run restore -- FILE [--replace | --files-only]';
const OPTIONS = ['--replace', '--files-only'];

/**
 * Replaces the shop's data with a backup, or adds only the backup's missing files to it.
 * @param words the arguments of the command @param variables the environment
 * @returns the lines to print
 * @throws Refusal when the arguments are wrong or the backup does not exist
 */
export async function restoreBy(
  words: readonly string[],
  variables: Record<string, string | undefined>,
): Promise<string[]> {
  const [archive, ...more] = words.filter((word) => !OPTIONS.includes(word));
  const [option, ...options] = words.filter((word) => OPTIONS.includes(word));
  if (!archive || more.length > 0 || options.length > 0) throw new Refusal(USE);
  if (!existsSync(archive)) throw new Refusal(`There is no ${archive}.`);
  const environment = readEnvironment(variables);
  const manifest = await readManifest(archive);
  if (option === '--files-only') {
    const came = await restoreFiles(environment, archive, manifest);
    return [`${counted(came, 'file')} came back as of ${manifest.madeAt}; rows stay as they are.`];
  }
  const { files, again } = await restore(environment, archive, manifest, { replace: option === '--replace' });
  const said = [`Restored as of ${manifest.madeAt}: ${accountOf(manifest)}; ${counted(files.came, 'file')}.`];
  if (manifest.withoutFiles)
    said.push(
      'The backup was made without photos and books: those that are there stay, if they have not left.',
    );
  if (files.removed.length > 0)
    said.push(`Removed, as the backup’s rows do not have them: ${counted(files.removed.length, 'file')}.`);
  if (files.unknown.length > 0)
    said.push(
      `${counted(files.unknown.length, 'file')} that no row knows: nothing will ever delete them. Do it by hand: ${files.unknown.join(', ')}.`,
    );
  if (again.accounts > 0)
    said.push(`Deleted once more: ${counted(again.accounts, 'account')} that had left since.`);
  if (again.atWork.length > 0)
    said.push(
      `Their orders that the backup shows at work had come to their end: ${again.atWork.join(', ')}.`,
    );
  said.push('Payments taken since then are known to the provider only: compare with its list of payments.');
  return said;
}
