import { INK } from '../drawing/colour.ts';
import { rect } from '../drawing/path.ts';
import { type Box, type Node, shape } from '../drawing/tree.ts';
import { cutWords } from '../lettering/break-lines.ts';
import type { Face, Lettering } from '../lettering/lettering.ts';
import { outline } from '../lettering/outline.ts';
import type { Sheet } from '../output/pdf-document.ts';
import type { PlacedWords } from '../output/word-places.ts';
import type { Paper, PaperBlock } from './paper.ts';

/** A4 in tenths of a millimetre. */
const PAGE: Box = { x: 0, y: 0, width: 2100, height: 2970 };
const MARGIN = 170;
const WIDTH = PAGE.width - 2 * MARGIN;
const FLOOR = PAGE.height - 210;
const BAND = 330;
const SOFT = '#57496b';
const LINE = '#d9c3a0';
const GROUND = '#fffdf7';
const GAP = 40;
/** Side of a square code. */
const CODE = 420;
/** Size of 10 pt letters, and the distance between lines. */
const TEXT = 35;
const SMALL = 30;
const STEP = 1.42;

/** The faces of a paper, by their names in the comic's lettering. */
const PLAIN: Face = 'speech';
const BOLD: Face = 'caption';
const TITLE: Face = 'display';

interface Words {
  size: number;
  face: Face;
  colour?: string;
  right?: boolean;
}

/**
 * Lays a paper out on as many pages as it needs. Fonts shape every line, so that Devanagari and ₹ are
 * correct. Each drawn line also comes as text for search and copying.
 * @param lettering of the paper's fonts: `speech` is the plain one, `caption` the bold, `display` the heavy
 * one.
 */
export function layOutPaper(paper: Paper, lettering: Lettering): Sheet[] {
  const desk = new Desk(paper, lettering);
  for (const block of paper.blocks) desk.put(block);
  return desk.finish();
}

class Desk {
  private readonly paper: Paper;
  private readonly lettering: Lettering;
  private readonly pages: { nodes: Node[]; words: PlacedWords[] }[] = [];
  private y = 0;

  constructor(paper: Paper, lettering: Lettering) {
    this.paper = paper;
    this.lettering = lettering;
    this.turn();
    this.band();
  }

  put(block: PaperBlock): void {
    if (block.kind === 'columns') this.columns(block.columns);
    else if (block.kind === 'table') this.table(block);
    else if (block.kind === 'sums') this.sums(block.rows);
    else if (block.kind === 'code') this.code(block);
    else this.note(block.text);
    this.y += GAP;
  }

  finish(): Sheet[] {
    const all = this.pages.length;
    return this.pages.map(({ nodes, words }, index) => {
      this.pages[index] = { nodes, words };
      const foot = all > 1 ? `${this.paper.foot} · Page ${index + 1} of ${all}` : this.paper.foot;
      this.text(foot, MARGIN, PAGE.height - 110, { size: SMALL, face: PLAIN, colour: SOFT }, index);
      return {
        name: all > 1 ? `Page ${index + 1}` : this.paper.title,
        nodes,
        picture: `${this.paper.title}, page ${index + 1}`,
        words,
        media: PAGE,
        trim: PAGE,
      };
    });
  }

  private turn(): void {
    this.pages.push({ nodes: [shape(rect(0, 0, PAGE.width, PAGE.height), { fill: GROUND })], words: [] });
    this.y = MARGIN;
  }

  /**
   * Begins a new page when this height does not fit on the current one.
   * @returns whether it did.
   */
  private room(height: number): boolean {
    if (this.y + height <= FLOOR) return false;
    this.turn();
    return true;
  }

  private band(): void {
    const { name, head, colour } = this.paper;
    this.draw(shape(rect(0, 0, PAGE.width, BAND), { fill: colour }));
    this.draw(shape(`M0 ${BAND}L${PAGE.width} ${BAND}`, { stroke: INK, width: 12 }));
    this.text(name, MARGIN, 205, { size: 110, face: TITLE, colour: '#c2183f' });
    const [title = '', ...rest] = head;
    this.text(title, PAGE.width - MARGIN, 150, { size: 62, face: TITLE, right: true });
    rest.forEach((line, index) =>
      this.text(line, PAGE.width - MARGIN, 212 + index * 50, { size: TEXT, face: BOLD, right: true }),
    );
    this.y = BAND + 90;
  }

  private columns(columns: Extract<PaperBlock, { kind: 'columns' }>['columns']): void {
    const width = (WIDTH - GAP * (columns.length - 1)) / columns.length;
    const wrapped = columns.map(({ title, lines }) => ({
      title,
      lines: lines.flatMap((line) => this.wrap(line, width, { size: TEXT, face: PLAIN })),
    }));
    const most = Math.max(0, ...wrapped.map(({ lines }) => lines.length));
    this.room(60 + most * TEXT * STEP);
    const top = this.y;
    wrapped.forEach(({ title, lines }, index) => {
      const x = MARGIN + index * (width + GAP);
      this.text(title, x, top + TEXT, { size: SMALL, face: BOLD, colour: SOFT });
      lines.forEach((line, row) =>
        this.text(line, x, top + 60 + TEXT + row * TEXT * STEP, { size: TEXT, face: PLAIN }),
      );
    });
    this.y = top + 60 + most * TEXT * STEP;
  }

  private table({ columns, rows }: Extract<PaperBlock, { kind: 'table' }>): void {
    const whole = columns.reduce((sum, { width }) => sum + width, 0);
    const places = columns.map(({ width, right }, index) => {
      const before = columns.slice(0, index).reduce((sum, each) => sum + each.width, 0);
      const x = MARGIN + (before / whole) * WIDTH;
      const wide = (width / whole) * WIDTH - 16;
      return { x: right ? x + wide : x, wide, right: right === true };
    });
    const heads = columns.map(({ title }, index) =>
      this.wrap(title, places[index]?.wide ?? WIDTH, { size: SMALL, face: BOLD }),
    );
    const head = () => {
      const lines = Math.max(1, ...heads.map(({ length }) => length));
      this.rule(INK, 8);
      heads.forEach((cell, index) =>
        this.cell(cell, places[index]!, { size: SMALL, face: BOLD, colour: SOFT }),
      );
      this.y += lines * SMALL * STEP + 26;
      this.rule(INK, 4);
    };
    this.room(260);
    head();
    for (const row of rows) {
      const cells = row.map((text, index) => {
        const [first = '', ...rest] = text.split('\n');
        const wide = places[index]?.wide ?? WIDTH;
        return {
          first: this.wrap(first, wide, { size: TEXT, face: PLAIN }),
          rest: rest.flatMap((line) => this.wrap(line, wide, { size: SMALL, face: PLAIN })),
        };
      });
      const height = Math.max(
        ...cells.map(({ first, rest }) => first.length * TEXT * STEP + rest.length * SMALL * STEP),
      );
      if (this.room(height + 40)) head();
      cells.forEach(({ first, rest }, index) => {
        const place = places[index]!;
        this.cell(first, place, { size: TEXT, face: PLAIN });
        const below = first.length * TEXT * STEP;
        this.cell(rest, place, { size: SMALL, face: PLAIN, colour: SOFT }, below);
      });
      this.y += height + 26;
      this.rule(LINE, 4);
    }
  }

  private cell(
    lines: readonly string[],
    { x, right }: { x: number; right: boolean },
    words: Words,
    below = 0,
  ): void {
    lines.forEach((line, index) =>
      this.text(line, x, this.y + below + 16 + words.size * (0.95 + index * STEP), { ...words, right }),
    );
  }

  private sums(rows: Extract<PaperBlock, { kind: 'sums' }>['rows']): void {
    this.room(rows.length * 62);
    for (const { label, amount, strong = false } of rows) {
      const size = strong ? 48 : TEXT;
      if (strong) {
        this.draw(
          shape(`M${MARGIN + WIDTH / 2} ${this.y}L${MARGIN + WIDTH} ${this.y}`, { stroke: INK, width: 8 }),
        );
        this.y += 14;
      }
      const baseline = this.y + size;
      this.text(label, MARGIN + WIDTH / 2, baseline, { size, face: strong ? BOLD : PLAIN });
      this.text(amount, MARGIN + WIDTH - 16, baseline, { size, face: strong ? TITLE : PLAIN, right: true });
      this.y += size * STEP + 4;
    }
  }

  private note(text: string): void {
    const words: Words = { size: SMALL, face: PLAIN, colour: SOFT };
    for (const line of text.split('\n').flatMap((each) => this.wrap(each, WIDTH, words))) {
      this.room(SMALL * STEP);
      this.text(line, MARGIN, this.y + SMALL, words);
      this.y += SMALL * STEP;
    }
  }

  private code({ squares, title, lines }: Extract<PaperBlock, { kind: 'code' }>): void {
    const left = MARGIN + CODE + GAP;
    const wrapped = lines.flatMap((line) => this.wrap(line, WIDTH - CODE - GAP, { size: TEXT, face: PLAIN }));
    const height = Math.max(CODE, 90 + wrapped.length * TEXT * STEP);
    this.room(height);
    const side = CODE / Math.max(1, squares.length);
    const dark = squares.flatMap((row, down) =>
      row.flatMap((on, along) => (on ? [rect(MARGIN + along * side, this.y + down * side, side, side)] : [])),
    );
    this.draw(shape(rect(MARGIN, this.y, CODE, CODE), { fill: '#ffffff' }));
    this.draw(shape(dark.join(''), { fill: '#000000' }));
    this.text(title, left, this.y + 48, { size: 48, face: TITLE });
    wrapped.forEach((line, row) =>
      this.text(line, left, this.y + 90 + TEXT + row * TEXT * STEP, { size: TEXT, face: PLAIN }),
    );
    this.y += height;
  }

  private rule(stroke: string, width: number): void {
    this.draw(shape(`M${MARGIN} ${this.y}L${MARGIN + WIDTH} ${this.y}`, { stroke, width }));
  }

  private wrap(text: string, limit: number, { size, face }: Words): string[] {
    const measure = (words: string) => this.lettering.line(words, face).width * size;
    const lines: string[] = [];
    for (const word of cutWords(text.replace(/\s+/g, ' ').trim(), limit, measure)) {
      const last = lines.at(-1);
      if (last !== undefined && measure(`${last} ${word}`) <= limit)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  }

  private text(text: string, x: number, y: number, words: Words, page = this.pages.length - 1): void {
    if (text === '') return;
    const { size, face, colour = INK, right = false } = words;
    const line = this.lettering.line(text, face);
    const width = line.width * size;
    const left = right ? x - width : x;
    const sheet = this.pages[page]!;
    sheet.nodes.push(shape(outline(line, left, y, size), { fill: colour }));
    sheet.words.push({ text, box: { x: left, y: y - size * 0.8, width: Math.max(width, 1), height: size } });
  }

  private draw(node: Node): void {
    this.pages.at(-1)!.nodes.push(node);
  }
}
