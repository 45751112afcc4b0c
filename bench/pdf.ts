import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type Book, type BookRequest, type Hero, pageToSvg, shelf } from '../comic/index.ts';
import { photoSample } from '../comic/sample-heroes.ts';
import { openChromium } from '../scripts/chromium.ts';
import { bookOf, type Figures } from './make-pdf.ts';

/**
 * What the print PDF of the longest book costs in processor time, memory and bytes, beside Chromium's print of the same
 * pages' SVG in the same run. Our figures are of a process that does nothing else; "cold" is its first book.
 */
const request = await longestBook();
const answer = execFileSync(process.execPath, [fileURLToPath(new URL('make-pdf.ts', import.meta.url))], {
  input: JSON.stringify(request),
  encoding: 'utf8',
});
const { pages, coldSeconds, warmSeconds, bytes, peakMb } = JSON.parse(answer) as Figures;
const theirs = await chromiumPrint(await bookOf(request));
console.log(`${request.story}, ${pages} pages inside the cover`);
console.log('                        CPU s  peak MB  file MB');
row('bookToPdf, cold', coldSeconds, peakMb, bytes);
row('bookToPdf, warm', warmSeconds, peakMb, bytes);
row('Chromium, print', theirs.seconds, theirs.peakMb, theirs.bytes);
console.log(`Chromium takes ${(theirs.seconds / warmSeconds).toFixed(1)} times the processor time`);

function row(name: string, seconds: number, mb: number, size: number): void {
  const columns = [
    seconds.toFixed(2).padStart(6),
    mb.toFixed(0).padStart(8),
    (size / 1e6).toFixed(2).padStart(8),
  ];
  console.log(`${name.padEnd(22)} ${columns.join(' ')}`);
}

async function longestBook(): Promise<BookRequest> {
  const hero = await photoHero();
  const requests = shelf.map(({ id }): BookRequest => ({ story: id, name: 'Meera', hero }));
  const lengths = await Promise.all(requests.map(async (each) => (await bookOf(each)).pages.length));
  return requests[lengths.indexOf(Math.max(...lengths))]!;
}

/** Five different pictures of a head's usual size. */
async function photoHero(): Promise<Hero> {
  const photo = sharp(fileURLToPath(new URL('../comic/hero/fixtures/astronaut.jpg', import.meta.url)));
  const entries = Object.keys(photoSample.heads).map(async (expression, index) => {
    const jpeg = await photo
      .clone()
      .resize(800, 900)
      .modulate({ brightness: 1 - index * 0.04 })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return [expression, `data:image/jpeg;base64,${jpeg.toString('base64')}`];
  });
  return { ...photoSample, heads: Object.fromEntries(await Promise.all(entries)) };
}

async function chromiumPrint(book: Book): Promise<{ seconds: number; peakMb: number; bytes: number }> {
  const pages = book.pages
    .slice(1)
    .map((page) => `<div>${pageToSvg(page, { idPrefix: `p${page.number}`, bleed: true })}</div>`);
  const css = '@page{size:216mm 216mm;margin:0}body{margin:0}div,svg{display:block;width:216mm;height:216mm}';
  const browser = await openChromium();
  const used = new Map<number, number>();
  let peakMb = 0;
  const look = (): void => {
    const family = descendants(process.pid);
    peakMb = Math.max(
      peakMb,
      family.reduce((sum, { mb }) => sum + mb, 0),
    );
    for (const { pid, seconds } of family) used.set(pid, seconds);
  };
  const watch = setInterval(look, 100);
  try {
    const page = await browser.newPage();
    await page.setContent(`<style>${css}</style>${pages.join('')}`);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    look();
    return { seconds: [...used.values()].reduce((sum, each) => sum + each, 0), peakMb, bytes: pdf.length };
  } finally {
    clearInterval(watch);
    await browser.close();
  }
}

/** Processor time and memory of every process below one, from Linux's own books (ticks of 10 ms, pages of 4 kB). */
function descendants(root: number): { pid: number; seconds: number; mb: number }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
          .map(Number);
        const [parent, user, system, pages] = [fields[1]!, fields[11]!, fields[12]!, fields[21]!];
        return [{ pid: Number(name), parent, seconds: (user + system) / 100, mb: (pages * 4096) / 2 ** 20 }];
      } catch {
        return [];
      }
    });
  const below = (parent: number): typeof all =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each, ...below(each.pid)]);
  return below(root);
}
