import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PRESS_MEMORY } from '../app/books/drawing/book-press.server.ts';
import { type Book, type BookRequest, type Hero, pageToSvg, shelf } from '../comic/index.ts';
import { photoSample } from '../comic/sample-heroes.ts';
import { openChromium } from '../scripts/chromium.ts';
import { judge } from './judge.ts';
import { bookOf, type Figures } from './make-pdf.ts';
import { descendants } from './processes.ts';

const ROUNDS = 5;
/** The workshop's targets: processor time in seconds, memory and files in megabytes. */
const TARGETS = { warm: 0.6, ratio: 15, file: 3, peak: 160, thumbnail: 0.15, page: 0.015, key: 0.016 };

/**
 * The processor time, memory and bytes of the print PDF of the longest book, compared with Chromium's print
 * of the same pages' SVG in the same round. Each round is measured in a process that does nothing else, with
 * the memory limit of the shop's press. Other work on the machine slows both sides, so the ratio is steadier
 * than either figure. Exits with 1 when a target is missed.
 */
const request = await longestBook();
const book = await bookOf(request);
console.log(`${request.story}, ${book.pages.length - 1} pages inside the cover, ${ROUNDS} rounds`);
console.log('           bookToPdf warm   cold  peak MB  file MB   Chromium  peak MB  file MB    ratio');
const rounds: { ours: Figures; theirs: Chromium; ratio: number }[] = [];
for (let round = 1; round <= ROUNDS; round++) {
  const ours = measure();
  const theirs = await chromiumPrint(book);
  const ratio = theirs.seconds / ours.warmSeconds;
  rounds.push({ ours, theirs, ratio });
  const cells = [
    [ours.warmSeconds, 2, 16],
    [ours.coldSeconds, 2, 7],
    [ours.peakMb, 0, 9],
    [ours.bytes / 1e6, 2, 9],
    [theirs.seconds, 2, 11],
    [theirs.peakMb, 0, 9],
    [theirs.bytes / 1e6, 2, 9],
    [ratio, 1, 9],
  ] as const;
  console.log(
    `round ${round}    ${cells.map(([value, digits, wide]) => value.toFixed(digits).padStart(wide)).join('')}`,
  );
}
const middle = (value: (round: (typeof rounds)[number]) => number): number =>
  rounds.map(value).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
const missed = [
  judge(
    'print PDF, warm, CPU s',
    middle(({ ours }) => ours.warmSeconds),
    'at most',
    TARGETS.warm,
  ),
  judge(
    'times less CPU than Chromium',
    middle(({ ratio }) => ratio),
    'at least',
    TARGETS.ratio,
  ),
  judge('file, MB', middle(({ ours }) => ours.bytes) / 1e6, 'at most', TARGETS.file),
  judge(
    'peak of the process, MB',
    middle(({ ours }) => ours.peakMb),
    'at most',
    TARGETS.peak,
  ),
  judge(
    'cover thumbnail, CPU s',
    middle(({ ours }) => ours.thumbnailSeconds),
    'at most',
    TARGETS.thumbnail,
  ),
  judge(
    'page composed, CPU s',
    middle(({ ours }) => ours.pageSeconds),
    'at most',
    TARGETS.page,
  ),
  judge(
    'open page at a key, CPU s',
    middle(({ ours }) => ours.keySeconds),
    'at most',
    TARGETS.key,
  ),
].filter((met) => !met).length;
if (missed > 0) {
  console.log(`${missed} of the targets missed.`);
  process.exitCode = 1;
}

function measure(): Figures {
  const program = fileURLToPath(new URL('make-pdf.ts', import.meta.url));
  const answer = execFileSync(process.execPath, [...PRESS_MEMORY, program], {
    input: JSON.stringify(request),
    encoding: 'utf8',
  });
  return JSON.parse(answer) as Figures;
}

async function longestBook(): Promise<BookRequest> {
  const hero = await photoHero();
  const requests = shelf.map(({ id }): BookRequest => ({ story: id, name: 'Meera', hero }));
  const lengths = await Promise.all(requests.map(async (each) => (await bookOf(each)).pages.length));
  return requests[lengths.indexOf(Math.max(...lengths))]!;
}

/** Five different pictures of the usual head size. */
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

interface Chromium {
  seconds: number;
  peakMb: number;
  bytes: number;
}

async function chromiumPrint(book: Book): Promise<Chromium> {
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
