/**
 * Compares pages with their approved pictures and lays old, new and difference side by side.
 *   npm run pictures                      shows what changed: a sheet in .cache/pictures
 *   npm run pictures -- --approve         approves all pages as they are now
 *   npm run pictures -- --approve --only hindi,splash
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { APPROVED, approvedFile, changedShare, drawNow } from '../comic/approved/pictures.ts';
import { loadLettering } from '../comic/index.ts';
import { fontBytes } from '../comic/node-fonts.ts';

const OUT = path.resolve('.cache/pictures');
const { values } = parseArgs({
  options: { approve: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const only = values.only?.split(',');
const unknown = only?.filter((id) => !APPROVED.some((picture) => picture.id === id)) ?? [];
if (unknown.length > 0) {
  console.error(
    `No such picture: ${unknown.join(', ')}. There are ${APPROVED.map(({ id }) => id).join(', ')}.`,
  );
  process.exit(1);
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const lettering = await loadLettering(fontBytes());
let changes = 0;
for (const picture of APPROVED.filter(({ id }) => !only || only.includes(id))) {
  const file = approvedFile(picture.id);
  const now = await drawNow(picture, lettering);
  const share = await changedShare(now, file);
  if (share === 0) continue;
  changes += 1;
  const percent = `${(share * 100).toFixed(2)} %`;
  if (values.approve) {
    await sharp(now).webp({ nearLossless: true, quality: 60 }).toFile(fileURLToPath(file));
    console.log(`${picture.id}: approved (${percent} changed)`);
  } else {
    const sheet = path.join(OUT, `${picture.id}.png`);
    await sideBySide(file, now, sheet);
    console.log(`${picture.id}: ${percent} changed, see ${path.relative('.', sheet)}`);
  }
}
if (changes === 0) console.log('Every page is drawn as it was approved.');

/** Old, new, and their difference: black where nothing changed. A new picture has only itself. */
async function sideBySide(approved: URL, now: Buffer, sheet: string): Promise<void> {
  const { width = 0, height = 0 } = await sharp(now).metadata();
  const old = await readOld(approved);
  const difference =
    old &&
    (await sharp(old)
      .composite([{ input: now, blend: 'difference' }])
      .png()
      .toBuffer());
  const columns = [old, now, difference];
  await sharp({ create: { width: width * 3 + 40, height, channels: 3, background: '#ffffff' } })
    .composite(columns.flatMap((input, at) => (input ? [{ input, left: at * (width + 20), top: 0 }] : [])))
    .png()
    .toFile(sheet);
}

async function readOld(approved: URL): Promise<Buffer | null> {
  try {
    return await sharp(readFileSync(approved)).flatten().png().toBuffer();
  } catch {
    return null;
  }
}
