import type { Box, Matrix, Node } from '../drawing/tree.ts';
import { type Inks, screenInks } from './inks.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { decimal, type Deflate, PdfFile, textString } from './pdf-file.ts';
import { FINE } from './pdf-path.ts';
import { PdfPress } from './pdf-press.ts';
import { PdfWords } from './pdf-words.ts';

/** One page to print. All boxes are in page units of the drawing. */
export interface Sheet {
  nodes: readonly Node[];
  /** Everything readable, one line each, in reading order. */
  text: string;
  /** Where the words are spread for search and copying. */
  words: Box;
  /** The paper. */
  media: Box;
  /** What is left when the paper is cut. */
  trim: Box;
}

export interface PrintOptions {
  title: string;
  deflate: Deflate;
  /** Red, green and blue when left out. */
  inks?: Inks;
}

const AUTHOR = 'Nanhe Veer';
const POINTS_PER_UNIT = 72 / 254;

/**
 * Prints display lists as PDF 1.6. The same sheets give the same bytes.
 * @throws Error for nodes, properties, colours, paths or pictures that it does not know.
 */
export function printPdf(
  sheets: readonly Sheet[],
  { title, deflate, inks = screenInks }: PrintOptions,
): Uint8Array<ArrayBuffer> {
  const file = new PdfFile(deflate);
  const press = new PdfPress(file, inks);
  const words = new PdfWords(file);
  const tree = file.reserve();
  for (const { nodes } of sheets) press.count(nodes);
  const pages = sheets.map((sheet) => printSheet(sheet, tree, press, words));
  words.finish();
  file.add(
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]>>`,
    tree,
  );
  const root = file.add(
    `<</Type/Catalog/Pages ${tree} 0 R/Lang(en-IN)/ViewerPreferences<</DisplayDocTitle true>>>>`,
  );
  const info = file.add(
    `<</Title ${textString(title)}/Author ${textString(AUTHOR)}/Producer ${textString(AUTHOR)}/Trapped/False>>`,
  );
  return file.finish(root, info);
}

function printSheet(sheet: Sheet, tree: number, press: PdfPress, words: PdfWords): number {
  const { media, trim } = sheet;
  const scale = POINTS_PER_UNIT / FINE;
  const matrix: Matrix = [
    scale,
    0,
    0,
    -scale,
    -media.x * POINTS_PER_UNIT,
    (media.y + media.height) * POINTS_PER_UNIT,
  ];
  const { resources, content } = press.inRoom((out) => {
    const canvas = new PdfCanvas(press, out, matrix);
    canvas.write(`${matrix.map((value) => decimal(value, 8)).join(' ')} cm 1 J 1 j\n`);
    canvas.nodes(sheet.nodes);
    canvas.write(words.layer(sheet.text, canvas.name('Font', words.font), sheet.words));
    return { content: press.file.addStream('', out.view()), resources: canvas.resources() };
  });
  const box = ({ x, y, width, height }: Box): string =>
    [x - media.x, media.y + media.height - y - height, x + width - media.x, media.y + media.height - y]
      .map((side) => decimal(side * POINTS_PER_UNIT, 4))
      .join(' ');
  return press.file.add(
    `<</Type/Page/Parent ${tree} 0 R/MediaBox[${box(media)}]/BleedBox[${box(media)}]/TrimBox[${box(trim)}]` +
      `/Group<</S/Transparency/CS/${press.inks.space}>>/Resources ${resources}/Contents ${content} 0 R>>`,
  );
}
