/**
 * Makes a whole book from the command line; `--help` shows the usage.
 * Exits with 1 when an argument is wrong or a printing house would reject the book.
 */
import type { ChildProcess } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { HeroRefusal } from '../app/books/drawing/hero-state.ts';
import { REFUSAL_WORDS } from '../app/books/drawing/refusal-words.ts';
import { whyUnprintable } from '../app/books/book/printable.ts';
import { kindOf } from '../app/books/photos/photo-rules.ts';
import { makeFolder } from '../app/platform/database/make-folder.server.ts';
import { openStudioProcess } from '../comic/hero/studio-process.ts';
import type { WorkerAnswer, WorkerQuestion } from '../comic/hero/worker.ts';
import {
  type Book,
  bookToPdf,
  checkCustomStory,
  type DrawnHero,
  type FinishedFiles,
  type Hero,
  type Lettering,
  loadLettering,
  loadBook,
  wordsOf as lettersOf,
  makeBook,
  pageToSvg,
  preflight,
  shelf,
} from '../comic/index.ts';
import { LANGUAGES } from '../comic/book.ts';
import { deflate } from '../comic/node-deflate.ts';
import { fontBytes } from '../comic/node-fonts.ts';
import { ProfileProblem } from '../comic/press-inks.ts';
import { printFiles } from '../comic/print-files.ts';
import type { LikenessWishes } from '../comic/adjust-likeness.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { LIKENESS_OPTIONS, LIKENESS_USAGE, likenessWishes } from './likeness-options.ts';

const PAGE_PIXELS = 1200;
const FILES = { reading: 'book.pdf', print: 'print.pdf', cover: 'cover.pdf' };
/** The first photo takes a few seconds; a busy machine several times that. */
const LONGEST_MS = 120_000;

/** A usage error. The command prints it in one line, without a stack trace. */
class Mistake extends Error {}

const USAGE = `Makes a whole book: pages as PNG and WebP, PDF to read and to print, cover, contact sheet.
  npm run book -- (--photo FILE [--hero photo] | --hero drawn) --name NAME --story ID --out DIR
                  [--title TITLE] [--message WORDS] [--language ${LANGUAGES.join('|')}] [--spine MM] [--profile FILE]
                  [--story-text FILE] [--face NUMBER]
A photo's hero is drawn in the book's own hand; --hero photo keeps the photo's own face.
${LIKENESS_USAGE}
--face chooses among several in the photo, counted from the left, from 1.
Stories: ${shelf.map((each) => each.id).join(', ')}`;

try {
  if (process.argv.includes('--help')) console.log(USAGE);
  else await run();
} catch (error) {
  if (!(error instanceof Mistake || error instanceof ProfileProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const {
    photo,
    face,
    draw,
    likeness,
    name,
    id,
    language,
    out,
    title,
    message,
    spineMm,
    profile,
    customStory,
  } = wishes();
  // Remove an earlier book, so that a failed run does not leave it in place of the new one.
  const former = existsSync(out) ? readdirSync(needFolder(out)) : [];
  for (const file of Object.values(FILES)) if (former.includes(file)) rmSync(path.join(out, file));
  const hero = photo === undefined ? drawnHero() : await photoHero(photo, { face, draw, likeness });
  makeOut(path.join(out, 'pages'));
  const lettering = await loadLettering(fontBytes());
  const request = { story: id, name, title, message, hero, language, ...(customStory && { customStory }) };
  await loadBook(request);
  await lettering.bring(lettersOf(request));
  const book = makeBook(request, lettering);
  console.log(`"${book.title}", ${book.pages.length} pages with the cover`);
  if (book.nameWasShortened) console.log(`The name is lettered as "${book.name}".`);
  await writePages(book, out);
  const reading = bookToPdf(book, { purpose: 'reading', deflate });
  const print = await printFiles(book, { spineMm, profile: profile ?? null, lettering });
  if (!isFit(book, { reading, print }, lettering)) {
    process.exitCode = 1;
    return;
  }
  write(path.join(out, FILES.reading), reading);
  write(path.join(out, FILES.print), print.pages);
  write(path.join(out, FILES.cover), print.cover);
}

function wishes() {
  const options = {
    photo: { type: 'string' },
    face: { type: 'string' },
    hero: { type: 'string' },
    name: { type: 'string' },
    story: { type: 'string' },
    out: { type: 'string' },
    title: { type: 'string' },
    message: { type: 'string' },
    'story-text': { type: 'string' },
    language: { type: 'string', default: 'en' },
    spine: { type: 'string', default: '4' },
    profile: { type: 'string' },
    ...LIKENESS_OPTIONS,
  } as const;
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new Mistake((error as Error).message);
  }
  const { name, story, out, spine, photo, hero } = values;
  if (name === undefined || story === undefined || out === undefined)
    throw new Mistake('Needed: --name NAME --story ID --out DIR, and --photo FILE or --hero drawn.');
  if (hero !== undefined && hero !== 'drawn' && hero !== 'photo')
    throw new Mistake('--hero is drawn, or photo with --photo FILE.');
  if (photo === undefined && hero !== 'drawn')
    throw new Mistake('Who is the hero? Give --photo FILE or --hero drawn.');
  if (photo !== undefined && hero === 'drawn')
    throw new Mistake('Give --photo FILE or --hero drawn, not both.');
  const draw: WorkerQuestion['draw'] = hero === 'photo' ? 'photo' : 'likeness';
  const likeness = likenessWishes(values, (why) => {
    throw new Mistake(why);
  });
  const [change] = Object.keys(LIKENESS_OPTIONS).filter((name) => name in values);
  if (change && hero !== undefined)
    throw new Mistake(`--${change} changes a likeness: give --photo FILE without --hero.`);
  for (const file of [photo, values.profile]) if (file !== undefined) needFile(file);
  const face = values.face === undefined ? undefined : Number(values.face);
  if (face !== undefined && !(Number.isInteger(face) && face >= 1))
    throw new Mistake('--face is a number, counted from the left, from 1.');
  const id = shelf.find((each) => each.id === story)?.id;
  if (!id)
    throw new Mistake(`There is no story "${story}". There are: ${shelf.map((each) => each.id).join(', ')}.`);
  if (name.trim() === '') throw new Mistake('--name is empty.');
  refuse('--name', whyUnprintable('characterName', name));
  refuse('--title', whyUnprintable('customTitle', values.title ?? ''));
  refuse('--message', whyUnprintable('customMessage', values.message ?? ''));
  const language = LANGUAGES.find((each) => each === values.language);
  if (!language) throw new Mistake(`--language is one of: ${LANGUAGES.join(', ')}.`);
  const spineMm = spine.trim() === '' ? NaN : Number(spine);
  if (!(spineMm >= 0 && spineMm <= 40)) throw new Mistake('--spine is a width in millimetres, 0 to 40.');
  const customStory = storyText(values['story-text']);
  return { ...values, face, draw, likeness, name, id, language, out, spineMm, customStory };
}

/** As at the shop's own fields. @param why undefined when there is nothing wrong. */
function refuse(option: string, why: string | undefined): void {
  if (why !== undefined) throw new Mistake(`${option}: ${why}`);
}

/** A story of one's own, from a file; told in the world of `--story`. */
function storyText(file: string | undefined): { text: string } | undefined {
  if (file === undefined) return undefined;
  needFile(file);
  const text = readFileSync(file, 'utf8');
  for (const { rule, line, column, text: found } of checkCustomStory(text).problems)
    throw new Mistake(`${file}, line ${line}, column ${column}: ${rule} ${found}`.trimEnd());
  return { text };
}

function needFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw new Mistake(`${file} is a folder. Name a file.`);
  if (!found?.isFile()) throw new Mistake(`There is no file ${file}.`);
}

function needFolder(folder: string): string {
  if (!statSync(folder).isDirectory()) throw new Mistake('--out cannot be written to: it is a file.');
  return folder;
}

function makeOut(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Mistake(`--out cannot be written to: no folder can be made there (${code}).`);
  }
}

function drawnHero(): DrawnHero {
  return {
    kind: 'drawn',
    skin: '#c98a4f',
    hair: '#2b1a14',
    hairStyle: 'braids',
    glasses: false,
    headwear: 'none',
  };
}

async function photoHero(
  file: string,
  {
    face,
    draw,
    likeness,
  }: { face: number | undefined; draw: WorkerQuestion['draw']; likeness: LikenessWishes },
): Promise<Hero> {
  if (!existsSync('.cache/models')) throw new Mistake('The face models are missing: run npm start once.');
  const photo = readFileSync(file);
  const kind = await kindOf(new File([photo], path.basename(file)));
  if (kind === 'heic')
    throw new Mistake(
      `${file} is HEIC, the format of iPhones, which cannot be opened here. Export it as JPEG, or give a screenshot of it.`,
    );
  if (kind === 'other') throw new Mistake(notAPicture(file));
  const studio = openStudioProcess();
  try {
    const hero = await answerOf(studio, {
      id: file,
      photo,
      draw,
      ...(face !== undefined && { face: face - 1 }),
    });
    return hero.kind === 'likeness' ? { ...hero, wishes: likeness } : hero;
  } finally {
    studio.kill();
  }
}

function answerOf(studio: ChildProcess, question: WorkerQuestion): Promise<Hero> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error('The photo took too long.')), LONGEST_MS);
    studio.on('message', (answer: WorkerAnswer) => {
      if ('step' in answer) console.log(`Photo: ${answer.step} …`);
      else if ('hero' in answer) resolve(answer.hero);
      else if ('refused' in answer) reject(new Mistake(wordsOf(answer.refused, String(question.id))));
      else reject(new Error(answer.failed));
    });
    studio.on('error', reject);
    studio.on('exit', () => {
      clearTimeout(tooLong);
      reject(new Error('The drawing table closed.'));
    });
    studio.send(question);
  });
}

function notAPicture(file: string): string {
  return `${file} is no picture that can be opened: give a JPEG, PNG or WebP file, or --hero drawn.`;
}

/** What a parent reads, up to what can be done about it, which is something else here. */
function wordsOf(refused: HeroRefusal, file: string): string {
  if (refused === 'not-a-picture') return notAPicture(file);
  if (refused === 'several-faces')
    return 'There is more than one face here. Say which with --face 1, --face 2 …, counted from the left.';
  const [what] = REFUSAL_WORDS[refused].split('. ');
  return `${what}. Give another photo, or crop this one, or --hero drawn.`;
}

async function writePages(book: Book, out: string): Promise<void> {
  const drawn: Buffer[] = [];
  for (const page of book.pages) {
    const svg = pageToSvg(page, { idPrefix: 'page' });
    const picture = new Resvg(svg, {
      fitTo: { mode: 'width', value: PAGE_PIXELS },
      font: { loadSystemFonts: false },
    });
    const png = picture.render().asPng();
    const file = path.join(out, 'pages', String(page.number).padStart(2, '0'));
    writeFileSync(`${file}.png`, png);
    await sharp(png).webp({ quality: 82 }).toFile(`${file}.webp`);
    drawn.push(png);
    console.log(page.number === 0 ? 'Cover' : `Page ${page.number} of ${book.pages.length - 1}`);
  }
  const file = path.join(out, 'contact-sheet.png');
  await writeContactSheet(drawn, file);
  console.log(file);
}

function write(file: string, bytes: Uint8Array): void {
  writeFileSync(file, bytes);
  console.log(`${file}  ${(bytes.length / 1024).toFixed(0)} kB`);
}

function isFit(book: Book, files: FinishedFiles, lettering: Lettering): boolean {
  const { problems, smallestPoints, lowestPpi } = preflight(book, files, { lettering, inflate: inflateSync });
  const sharpness = lowestPpi === undefined ? '' : `, photo at least ${lowestPpi} ppi`;
  console.log(`Preflight: type at least ${smallestPoints.toFixed(1)} pt${sharpness}`);
  for (const { page, rule, message } of problems)
    console.log(`  ${page === undefined ? 'book' : `page ${page}`}, ${rule}: ${message}`);
  const fit = problems.length === 0;
  console.log(fit ? 'Ready for the printer.' : 'Not ready for the printer: its pages are there, no PDF is.');
  return fit;
}
