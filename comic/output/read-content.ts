import { type Matrix, product } from '../drawing/tree.ts';
import type { PdfDictionary, PdfStream, ReadPdf } from './read-pdf.ts';

/** A picture of the file, and the matrix that places its unit square on the page, in points. */
export interface LaidPicture {
  picture: PdfDictionary;
  matrix: Matrix;
}

/** The pictures and fonts that a page's stream uses. */
export interface PageContent {
  pictures: readonly LaidPicture[];
  /** Names of fonts that text is set in: `/F7`. */
  fonts: ReadonlySet<string>;
}

/** Reads the pictures and fonts that streams use. Forms that pages share are read once. */
export class ContentReader {
  private readonly file: ReadPdf;
  private readonly forms = new Map<number, readonly LaidPicture[]>();

  constructor(file: ReadPdf) {
    this.file = file;
  }

  /** @throws Error when the file is damaged. */
  page(page: PdfDictionary): PageContent {
    const stream = this.file.stream(page.get('/Contents'));
    return this.read({ dictionary: page, bytes: stream.bytes });
  }

  private read({ dictionary, bytes }: PdfStream): PageContent {
    const resources = this.file.dictionary(dictionary.get('/Resources'));
    const named = resources.has('/XObject') ? this.file.dictionary(resources.get('/XObject')) : new Map();
    const pictures: LaidPicture[] = [];
    const fonts = new Set<string>();
    const saved: Matrix[] = [];
    let matrix: Matrix = [1, 0, 0, 1, 0, 0];
    for (const { operator, operands } of operators(bytes)) {
      if (operator === 'q') saved.push(matrix);
      else if (operator === 'Q') matrix = saved.pop() ?? matrix;
      else if (operator === 'cm') matrix = product(matrix, numbers(operands()));
      else if (operator === 'Tf') fonts.add(nameIn(operands()));
      else
        for (const { picture, matrix: inner } of this.painted(named.get(nameIn(operands()))))
          pictures.push({ picture, matrix: product(matrix, inner) });
    }
    return { pictures, fonts };
  }

  private painted(value: Parameters<ReadPdf['stream']>[0]): readonly LaidPicture[] {
    const ref = (value as { ref?: number } | undefined)?.ref ?? -1;
    let known = this.forms.get(ref);
    if (!known) {
      known = this.paintedBy(value);
      this.forms.set(ref, known);
    }
    return known;
  }

  private paintedBy(value: Parameters<ReadPdf['stream']>[0]): readonly LaidPicture[] {
    const dictionary = this.file.dictionary(value);
    if (dictionary.get('/Subtype') === '/Image') return [{ picture: dictionary, matrix: [1, 0, 0, 1, 0, 0] }];
    // A form of one letter or path has no resources.
    if (!dictionary.has('/Resources')) return [];
    return this.read(this.file.stream(value)).pictures;
  }
}

const KNOWN = new Set(['q', 'Q', 'cm', 'Do', 'Tf']);
const [SPACE, SLASH, LESS, GREATER] = [32, 47, 60, 62];

/**
 * The operators in a stream that place pictures and choose fonts, in order. `operands` returns the bytes
 * before the operator as text.
 */
function* operators(bytes: Uint8Array): Generator<{ operator: string; operands: () => string }> {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === LESS) while (at < bytes.length && bytes[at] !== GREATER) at++;
    else if (byte === SLASH) while (at + 1 < bytes.length && isName(bytes[at + 1]!)) at++;
    else if (isLetter(byte)) {
      const start = at;
      while (at + 1 < bytes.length && isLetter(bytes[at + 1]!)) at++;
      if (at - start > 1) continue;
      const operator = String.fromCharCode(...bytes.subarray(start, at + 1));
      if (!KNOWN.has(operator)) continue;
      yield {
        operator,
        operands: () => String.fromCharCode(...bytes.subarray(Math.max(0, start - LONGEST), start)),
      };
    }
  }
}

/** The longest operands in characters: six numbers of at most 16. */
const LONGEST = 100;

function isLetter(byte: number): boolean {
  return (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122);
}

function isName(byte: number): boolean {
  return byte > SPACE && ![SLASH, LESS, GREATER, 91, 93, 40, 41].includes(byte);
}

function numbers(operands: string): Matrix {
  const six = operands
    .trim()
    .split(/[^-+.\d]+/)
    .slice(-6)
    .map(Number);
  if (six.length < 6 || !six.every(Number.isFinite)) throw new Error('a page is moved by no numbers');
  return six as unknown as Matrix;
}

function nameIn(operands: string): string {
  return /(\/[^\s/]+)[^/]*$/.exec(operands)?.[1] ?? '';
}
