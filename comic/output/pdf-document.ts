import type { Language } from '../book.ts';
import type { Box, Matrix, Node } from '../drawing/tree.ts';
import { type Inks, screenInks } from './inks.ts';
import { addMetadata, addOutline, addOutputIntent, AUTHOR, TAGS } from './pdf-about.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { decimal, type Deflate, PdfFile, type Ref, textString } from './pdf-file.ts';
import { FINE } from './pdf-path.ts';
import { PdfPress } from './pdf-press.ts';
import { PdfStructure } from './pdf-structure.ts';
import { PdfWords } from './pdf-words.ts';
import type { PlacedWords } from './word-places.ts';

/** One page to print. All boxes are in page units of the drawing. */
export interface Sheet {
  /** The page's name in the outline. */
  name: string;
  nodes: readonly Node[];
  /** A description of the picture for screen readers. */
  picture: string;
  /** All readable text, in reading order. */
  words: readonly PlacedWords[];
  /** The paper. */
  media: Box;
  /** The area that is left when the paper is cut. */
  trim: Box;
}

export interface PrintOptions {
  title: string;
  language: Language;
  deflate: Deflate;
  /** The default is RGB. */
  inks?: Inks | undefined;
}

/** What the pages of one file share. */
interface Shop {
  press: PdfPress;
  words: PdfWords;
  structure: PdfStructure;
  tree: Ref;
}

const POINTS_PER_UNIT = 72 / 254;

/**
 * Writes display lists as PDF 1.6. The same sheets give the same bytes.
 * @throws Error for unknown nodes, properties, colours, paths or pictures.
 */
export function printPdf(
  sheets: readonly Sheet[],
  { title, language, deflate, inks = screenInks }: PrintOptions,
): Uint8Array<ArrayBuffer> {
  const file = new PdfFile(deflate);
  const press = new PdfPress(file, inks);
  const words = new PdfWords(file);
  const structure = new PdfStructure(file);
  const tree = file.reserve();
  for (const { nodes } of sheets) press.count(nodes);
  const pages = sheets.map((sheet) => printSheet(sheet, { press, words, structure, tree }));
  words.finish();
  file.add(
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]>>`,
    tree,
  );
  const outline = addOutline(
    file,
    sheets.map(({ name }, index) => ({ name, page: pages[index]! })),
  );
  const intent = inks.profile ? `/OutputIntents[${addOutputIntent(file, inks.profile)} 0 R]` : '';
  const root = file.add(
    `<</Type/Catalog/Pages ${tree} 0 R/Lang(${TAGS[language]})/ViewerPreferences<</DisplayDocTitle true>>` +
      `/MarkInfo<</Marked true>>/StructTreeRoot ${structure.finish()} 0 R/Outlines ${outline} 0 R` +
      `/Metadata ${addMetadata(file, title, language)} 0 R${intent}>>`,
  );
  const info = file.add(
    `<</Title ${textString(title)}/Author ${textString(AUTHOR)}/Producer ${textString(AUTHOR)}/Trapped/False>>`,
  );
  return file.finish(root, info);
}

function printSheet(sheet: Sheet, { press, words, structure, tree }: Shop): Ref {
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
    canvas.write('/Figure<</MCID 0>>BDC\n');
    canvas.nodes(sheet.nodes);
    canvas.write('EMC\n');
    canvas.write(words.layer(sheet.words, canvas.name('Font', words.font)));
    return { content: press.file.addStream('', out.view()), resources: canvas.resources() };
  });
  const box = ({ x, y, width, height }: Box): string =>
    [x - media.x, media.y + media.height - y - height, x + width - media.x, media.y + media.height - y]
      .map((side) => decimal(side * POINTS_PER_UNIT, 4))
      .join(' ');
  const page = press.file.reserve();
  const key = structure.page(page, sheet.picture, sheet.words.length);
  return press.file.add(
    `<</Type/Page/StructParents ${key}/Tabs/S/Parent ${tree} 0 R/MediaBox[${box(media)}]/BleedBox[${box(media)}]/TrimBox[${box(trim)}]` +
      `/Group<</S/Transparency/CS/${press.inks.space}>>/Resources ${resources}/Contents ${content} 0 R>>`,
    page,
  );
}
