import { ContentReader, type LaidPicture } from './read-content.ts';
import { type Inflate, type PdfDictionary, type PdfValue, ReadPdf } from './read-pdf.ts';

/** The least resolution at which pictures look sharp in print, in pixels per inch. */
const LEAST_PPI = 300;
const POINTS_PER_MM = 72 / 25.4;
const POINTS_PER_INCH = 72;
/** The tolerance for boxes, in millimetres. */
const OFF = 0.01;

/** What the file should be, as the printing house was told. Lengths are millimetres. */
export interface FileWanted {
  pages: number;
  /** The size of a page after cutting. */
  trim: { width: number; height: number };
  /** How far the paper reaches beyond the trim on every side. */
  bleed: number;
  /** The page number in the book of the file's first page. */
  firstPage: number;
}

export interface FileProblem {
  /** The page number in the book; undefined when the problem is about the whole file. */
  page?: number;
  rule: 'file' | 'pages' | 'boxes' | 'fonts' | 'pictures';
  message: string;
}

/**
 * Checks a finished file by its bytes alone. The returned `ppis` are the resolutions of all pictures as
 * placed.
 */
export function preflightFile(
  bytes: Uint8Array,
  wanted: FileWanted,
  inflate: Inflate,
): { problems: FileProblem[]; ppis: number[] } {
  const problems: FileProblem[] = [];
  const ppis: number[] = [];
  try {
    const file = new ReadPdf(bytes, inflate);
    const content = new ContentReader(file);
    const pages = pagesOf(file);
    if (pages.length !== wanted.pages)
      problems.push({ rule: 'pages', message: `the file has ${pages.length} pages, not ${wanted.pages}` });
    pages.forEach((dictionary, index) => {
      const page = wanted.firstPage + index;
      const add = (rule: FileProblem['rule'], message: string) => problems.push({ page, rule, message });
      const { pictures, fonts } = content.page(dictionary);
      for (const message of wrongBoxes(file, dictionary, wanted)) add('boxes', message);
      for (const message of missingFonts(file, dictionary, fonts)) add('fonts', message);
      const lies = pictures.map(ppiInPlace);
      for (const ppi of new Set(lies.filter((each) => !(each >= LEAST_PPI))))
        add('pictures', `a picture of ${ppi} ppi in place, ${LEAST_PPI} are needed`);
      ppis.push(...lies);
    });
  } catch (error) {
    problems.push({ rule: 'file', message: (error as Error).message });
  }
  return { problems, ppis };
}

function pagesOf(file: ReadPdf): PdfDictionary[] {
  const tree = file.dictionary(file.root.get('/Pages'));
  const pages = file.list(tree.get('/Kids')).map((page) => file.dictionary(page));
  if (tree.get('/Count') !== pages.length) throw new Error('the file counts its pages wrongly');
  return pages;
}

function wrongBoxes(file: ReadPdf, page: PdfDictionary, { trim, bleed }: FileWanted): string[] {
  const [wide, high] = [trim.width + bleed * 2, trim.height + bleed * 2];
  const sheet = [0, 0, wide, high];
  const boxes = {
    MediaBox: sheet,
    BleedBox: sheet,
    TrimBox: [bleed, bleed, wide - bleed, high - bleed],
  };
  return Object.entries(boxes).flatMap(([name, right]) => {
    const box = page.has(`/${name}`) ? file.list(page.get(`/${name}`)).map(millimetres) : [];
    if (box.length === 4 && box.every((side, index) => Math.abs(side - right[index]!) <= OFF)) return [];
    return [`the ${name} is ${sides(box)} mm, not ${sides(right)} mm`];
  });
}

function millimetres(points: PdfValue): number {
  return Number(points) / POINTS_PER_MM;
}

function sides(box: readonly number[]): string {
  return box.map((side) => side.toFixed(1)).join(' ');
}

/** Fonts that the page's text uses but that are not embedded. */
function missingFonts(file: ReadPdf, page: PdfDictionary, used: ReadonlySet<string>): string[] {
  const resources = file.dictionary(page.get('/Resources'));
  const fonts: PdfDictionary = resources.has('/Font') ? file.dictionary(resources.get('/Font')) : new Map();
  return [...used]
    .filter((name) => !fonts.has(name) || !isEmbedded(file, file.dictionary(fonts.get(name))))
    .map((name) => `the font ${name.slice(1)} is not in the file`);
}

/** Whether the font is embedded, in the form that `PdfWords` uses. */
function isEmbedded(file: ReadPdf, font: PdfDictionary): boolean {
  const [letters] = font.has('/DescendantFonts') ? file.list(font.get('/DescendantFonts')) : [];
  const descriptor = letters && file.dictionary(letters).get('/FontDescriptor');
  const program = descriptor && file.dictionary(descriptor).get('/FontFile2');
  return program !== undefined && file.stream(program).bytes.length > 0;
}

function ppiInPlace({ picture, matrix: [a, b, c, d] }: LaidPicture): number {
  const across = Math.hypot(a, b) / POINTS_PER_INCH;
  const down = Math.hypot(c, d) / POINTS_PER_INCH;
  return Math.floor(
    Math.min(Number(picture.get('/Width')) / across, Number(picture.get('/Height')) / down) + 0.01,
  );
}
