import { decimal, hex4, type PdfFile, type Ref, utf16 } from './pdf-file.ts';
import { FINE } from './pdf-path.ts';
import type { PlacedWords } from './word-places.ts';

/** Width of every letter in the invisible layer, in thousandths of its size. */
const WIDTH = 500;
/** The largest size in page units: about 10 pt. */
const LARGEST = 36;

/**
 * The invisible text of a page, for search, copying and reading aloud. The visible letters are outlines.
 * This text lies over them, in an embedded font with one empty glyph. It is in reading order, with letters
 * in logical order, so that Devanagari is copied as it was written.
 */
export class PdfWords {
  readonly font: Ref;
  private readonly file: PdfFile;
  private readonly codes = new Map<string, number>();

  constructor(file: PdfFile) {
    this.file = file;
    this.font = file.reserve();
  }

  /**
   * Writes each text on one line in the middle of its box, so that no program mixes the lines of two
   * balloons. `font` is the font's name in the stream. Texts are numbered from 1.
   */
  layer(lots: readonly PlacedWords[], font: string): string {
    const rows = lots.map(({ text, box }, index) => {
      const letters = Array.from(text.normalize('NFC').replace(/\s+/g, ' ').trim());
      const size = Math.min(
        LARGEST,
        box.height * 0.8,
        (box.width * 1000) / (WIDTH * Math.max(1, letters.length)),
      );
      const wide = (letters.length * size * WIDTH) / 1000;
      const x = (box.x + (box.width - wide) / 2) * FINE;
      const y = (box.y + box.height / 2 + size * 0.35) * FINE;
      const scale = decimal(size * FINE, 2);
      return (
        `/P<</MCID ${index + 1}>>BDC ${scale} 0 0 -${scale} ${decimal(x, 0)} ${decimal(y, 0)} Tm` +
        `<${letters.map((letter) => this.code(letter)).join('')}>Tj EMC\n`
      );
    });
    return rows.length === 0 ? '' : `BT 3 Tr${font} 1 Tf\n${rows.join('')}ET\n`;
  }

  /** Writes the font. Call once, after the last page. */
  finish(): void {
    const { file, codes } = this;
    const program = file.addStream('', emptyFont());
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName/AAAAAA+ComicWords/Flags 5/FontBBox[0 0 ${WIDTH} 1000]/ItalicAngle 0` +
        `/Ascent 800/Descent -200/CapHeight 700/StemV 80/FontFile2 ${program} 0 R>>`,
    );
    const glyphs = file.addStream('', new Uint8Array((codes.size + 1) * 2));
    const letters = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/AAAAAA+ComicWords/DW ${WIDTH}/CIDToGIDMap ${glyphs} 0 R` +
        `/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R>>`,
    );
    const meaning = file.addStream('', new TextEncoder().encode(this.meaning()));
    file.add(
      `<</Type/Font/Subtype/Type0/BaseFont/AAAAAA+ComicWords/Encoding/Identity-H/DescendantFonts[${letters} 0 R]` +
        `/ToUnicode ${meaning} 0 R>>`,
      this.font,
    );
  }

  private code(letter: string): string {
    let code = this.codes.get(letter);
    if (code === undefined) {
      code = this.codes.size + 1;
      this.codes.set(letter, code);
    }
    return hex4(code);
  }

  /** The map from character codes to letters. */
  private meaning(): string {
    const rows = [...this.codes].map(([letter, code]) => `<${hex4(code)}><${utf16(letter)}>`);
    const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, block) => {
      const some = rows.slice(block * 100, block * 100 + 100);
      return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar\n`;
    });
    return (
      '/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n' +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n' +
      '/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n' +
      `1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n${blocks.join('')}` +
      'endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend\n'
    );
  }
}

/** A TrueType font with one empty glyph. */
function emptyFont(): Uint8Array<ArrayBuffer> {
  const tables: [name: string, bytes: number[]][] = [
    ['glyf', u32(0)],
    [
      'head',
      [
        ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        ...u16(3, 1000),
        ...u32(0, 0, 0, 0),
        ...u16(0, 0, WIDTH, 1000, 0, 8, 2, 0, 0),
      ],
    ],
    ['hhea', [...u32(0x10000), ...u16(800, -200, 0, WIDTH, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1)]],
    ['hmtx', u16(WIDTH, 0)],
    ['loca', u16(0, 0)],
    ['maxp', [...u32(0x10000), ...u16(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]],
  ];
  const directory = [...u32(0x10000), ...u16(tables.length, 64, 2, tables.length * 16 - 64)];
  const body: number[] = [];
  const start = 12 + tables.length * 16;
  for (const [name, bytes] of tables) {
    const padded = [...bytes, ...Array.from({ length: (4 - (bytes.length % 4)) % 4 }, () => 0)];
    directory.push(
      ...Array.from(name, (letter) => letter.charCodeAt(0)),
      ...u32(checksum(padded), start + body.length, bytes.length),
    );
    body.push(...padded);
  }
  return new Uint8Array([...directory, ...body]);
}

function checksum(bytes: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4)
    sum += bytes[at]! * 0x1000000 + (bytes[at + 1]! << 16) + (bytes[at + 2]! << 8) + bytes[at + 3]!;
  return sum >>> 0;
}

function u16(...values: number[]): number[] {
  return values.flatMap((value) => [(value >> 8) & 255, value & 255]);
}

function u32(...values: number[]): number[] {
  return values.flatMap((value) => u16(value >>> 16, value & 0xffff));
}
