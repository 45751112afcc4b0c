import { grow } from '../drawing/box.ts';
import type { Box, Group, Node, Shape } from '../drawing/tree.ts';
import { Bytes } from './bytes.ts';
import type { Inks } from './inks.ts';
import { PdfCanvas, type Painting } from './pdf-canvas.ts';
import { decimal, type PdfFile, type Ref } from './pdf-file.ts';
import { LetterCase, letterPieces, type Piece } from './pdf-letters.ts';
import { FINE, type Path, pointsBox, readPath, writePath } from './pdf-path.ts';

/** Path data longer than this is written only once when the same path is painted again. */
const WORTH_SHARING = 240;

/**
 * The longest path data of a rectangle. There are hundreds of lit windows; writing each takes less time than
 * comparing them.
 */
const RECTANGLE = 50;

/** How often one long path is painted in the whole file, and the form that paints it. */
interface Painted {
  times: number;
  /** The width of the widest stroke. */
  widest: number;
  form?: Form;
}

/** A form: a drawing that is written once and can be painted anywhere. */
export interface Form {
  ref: Ref;
  /** The box round everything in it. */
  box: Box;
}

/** What the pages of one file share. Paths, pictures, gradients and groups that repeat are written once. */
export class PdfPress {
  readonly file: PdfFile;
  readonly inks: Inks;
  readonly fillOperator: 'rg' | 'k';
  readonly strokeOperator: 'RG' | 'K';
  private readonly seen = new Set<Group>();
  private readonly shared = new Set<Group>();
  private readonly painted: Record<Painting, Map<string, Painted>> = {
    f: new Map(),
    S: new Map(),
    B: new Map(),
  };
  private readonly refs = new Map<string, Ref>();
  private readonly groups = new Map<Group, Form>();
  private readonly letters = new LetterCase<{ seen: boolean; form?: Form }>();
  /** Buffers for writing streams, which are reused. */
  private readonly rooms: Bytes[] = [];

  constructor(file: PdfFile, inks: Inks) {
    this.file = file;
    this.inks = inks;
    const cmyk = inks.space === 'DeviceCMYK';
    this.fillOperator = cmyk ? 'k' : 'rg';
    this.strokeOperator = cmyk ? 'K' : 'RG';
  }

  /**
   * Counts what repeats. Call it with everything that will be printed, before printing any of it.
   * @throws Error for an unknown node.
   */
  count(nodes: readonly Node[]): void {
    for (const node of nodes) {
      demandKnown(node);
      if (node.kind === 'group') {
        if (this.seen.has(node)) this.shared.add(node);
        else this.count(node.children);
        this.seen.add(node);
      } else if (node.kind === 'shape' && node.d.length > WORTH_SHARING) {
        const how = painting(node);
        if (!how) continue;
        const known = this.painted[how].get(node.d) ?? { times: 0, widest: 0 };
        known.times++;
        known.widest = Math.max(known.widest, strokeWidth(node));
        this.painted[how].set(node.d, known);
      }
    }
  }

  /** A form that paints the path in the current colours. Undefined when the path is painted only once. */
  sharedPath(d: string, how: Painting): Form | undefined {
    const known = d.length > WORTH_SHARING ? this.painted[how].get(d) : undefined;
    if (!known || known.times < 2) return undefined;
    known.form ??= this.pathForm(readPath(d), how, known.widest * FINE);
    return known.form;
  }

  /**
   * Splits a filled path into letters if it is the outline of words or of something similar, such as many
   * windows.
   * @param faded as in `letterPieces`
   */
  words(d: string, faded: boolean): Piece[] | undefined {
    return mayBeWords(d) ? letterPieces(readPath(d), faded) : undefined;
  }

  /** A letter at the origin. From its second use on, there is a form that paints it. */
  letter(piece: Piece): { path: Path; form?: Form } {
    const { path, kept } = this.letters.find(piece, () => ({ seen: false }));
    if (!kept.seen) {
      kept.seen = true;
      return { path };
    }
    kept.form ??= this.pathForm(path, 'f', FINE);
    return { path, form: kept.form };
  }

  isShared(node: Group): boolean {
    return this.shared.has(node);
  }

  /** A group's children as a form. Faded groups are composed before they are painted. */
  groupForm(node: Group): Form {
    let form = this.groups.get(node);
    if (form === undefined) {
      const faded = node.opacity !== undefined && node.opacity < 1;
      form = this.composed(node.children, faded);
      this.groups.set(node, form);
    }
    return form;
  }

  composed(nodes: readonly Node[], alone: boolean): Form {
    return this.inRoom((out) => {
      const canvas = new PdfCanvas(this, out, undefined, alone);
      canvas.nodes(nodes);
      const group = alone ? `/Group<</S/Transparency/CS/${this.inks.space}/I true>>` : '';
      return this.form(out.view(), `${group}/Resources ${canvas.resources()}`, canvas.painted());
    });
  }

  picture(href: string): Ref {
    // The key is the URL itself: to add a prefix would copy the whole string each time.
    return this.once(href, () => {
      const { width, height, bytes, entries } = this.inks.picture(href);
      const size = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`;
      return this.file.addPacked(`${size}/Interpolate true${entries}`, bytes);
    });
  }

  form(content: Uint8Array, entries: string, box: Box): Form {
    const { x, y, width, height } = box;
    const sides = [Math.floor(x), Math.floor(y), Math.ceil(x + width), Math.ceil(y + height)]
      .map((side) => decimal(side))
      .join(' ');
    return {
      ref: this.file.addStream(`/Type/XObject/Subtype/Form/BBox[${sides}]${entries}`, content),
      box,
    };
  }

  /** Writes an object on the first request for its key, and returns the same one later. */
  once(key: string, write: () => Ref): Ref {
    let ref = this.refs.get(key);
    if (ref === undefined) {
      ref = write();
      this.refs.set(key, ref);
    }
    return ref;
  }

  /** Lends a buffer for writing a stream. It is reused as soon as `write` returns. */
  inRoom<Result>(write: (out: Bytes) => Result): Result {
    const room = this.rooms.pop() ?? new Bytes();
    const result = write(room);
    this.rooms.push(room.clear());
    return result;
  }

  private pathForm(path: Path, how: Painting, reach: number): Form {
    return this.inRoom((out) => {
      writePath(path, out);
      return this.form(out.ascii(how).view(), '', grow(pointsBox(path.values), reach));
    });
  }
}

/** The PDF painting operator for a shape; undefined when it needs more than one. */
function painting({ fill, stroke }: Shape): Painting | undefined {
  if (typeof fill === 'object' || typeof stroke === 'object') return undefined;
  if (fill !== undefined) return stroke !== undefined ? 'B' : 'f';
  return stroke !== undefined ? 'S' : undefined;
}

function strokeWidth({ stroke, width = 1 }: Shape): number {
  return stroke === undefined ? 0 : width;
}

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  shape: ['kind', 'd', 'fill', 'stroke', 'width', 'dotted', 'opacity'],
  picture: ['kind', 'href', 'x', 'y', 'width', 'height'],
  group: ['kind', 'children', 'matrix', 'opacity', 'clip'],
};

/** Rejects nodes and properties that the printer does not know, because it would leave them out silently. */
function demandKnown(node: Node): void {
  const known = KNOWN[node.kind];
  if (!known) throw new Error(`Nothing is known of ${JSON.stringify(node.kind)} in print.`);
  for (const key in node)
    if (!known.includes(key)) throw new Error(`Nothing is known of ${JSON.stringify(key)} in print.`);
}

/** Whether path data has several parts that are longer than rectangles, as words have. */
function mayBeWords(d: string): boolean {
  let parts = 0;
  for (let at = 0; at >= 0; at = d.indexOf('M', at + 1)) parts++;
  return parts > 2 && d.length > parts * RECTANGLE;
}
