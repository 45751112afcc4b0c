import { grow } from '../drawing/box.ts';
import type { Box, Group, Node, Shape } from '../drawing/tree.ts';
import { Bytes } from './bytes.ts';
import type { Inks } from './inks.ts';
import { PdfCanvas, type Painting } from './pdf-canvas.ts';
import { decimal, type PdfFile, type Ref } from './pdf-file.ts';
import { LetterCase, letterPieces, type Piece } from './pdf-letters.ts';
import { FINE, type Path, pointsBox, readPath, writePath } from './pdf-path.ts';

/** Path data longer than this is written once when it is painted again. */
const WORTH_SHARING = 240;

/** How long the data of a rectangle may be. Lit windows are hundreds of them, and faster written than compared. */
const RECTANGLE = 50;

/** How a long path is painted over the whole file, and the form that does it. */
interface Painted {
  times: number;
  /** The widest of the pens. */
  widest: number;
  form?: Form;
}

/** A drawing that is written once and painted wherever it is wanted. */
export interface Form {
  ref: Ref;
  /** Round everything in it. */
  box: Box;
}

/** What pages of one file share: paths, pictures, gradients and groups that occur again are written once. */
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
  /** Streams are written into the same few runs of bytes again and again. */
  private readonly rooms: Bytes[] = [];

  constructor(file: PdfFile, inks: Inks) {
    this.file = file;
    this.inks = inks;
    const cmyk = inks.space === 'DeviceCMYK';
    this.fillOperator = cmyk ? 'k' : 'rg';
    this.strokeOperator = cmyk ? 'K' : 'RG';
  }

  /** Call with everything that will be printed, before any of it is. @throws Error for an unknown node. */
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

  /** A form that paints the path with whatever colours are set, if the path is painted so more than once. */
  sharedPath(d: string, how: Painting): Form | undefined {
    const known = d.length > WORTH_SHARING ? this.painted[how].get(d) : undefined;
    if (!known || known.times < 2) return undefined;
    known.form ??= this.pathForm(readPath(d), how, known.widest * FINE);
    return known.form;
  }

  /** The letters of a filled path, if it is the outline of words or of as many windows. @param faded as letterPieces */
  words(d: string, faded: boolean): Piece[] | undefined {
    return mayBeWords(d) ? letterPieces(readPath(d), faded) : undefined;
  }

  /** A letter as it looks at its origin, and the form that paints it if it was there before. */
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

  /** A group's children as a form; faded groups are composed by themselves before they are laid down. */
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
    // Under its own name: a longer one would have to be put together from all its letters each time.
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

  /** An object that is written when it is first asked for. */
  once(key: string, write: () => Ref): Ref {
    let ref = this.refs.get(key);
    if (ref === undefined) {
      ref = write();
      this.refs.set(key, ref);
    }
    return ref;
  }

  /** Lends a run of bytes to write a stream into; it is used again as soon as `write` is through. */
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

/** Which of PDF's painting operators a shape asks for; nothing when it takes more than one. */
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

/** A drawing that asks for more than is known here must not come out of the press without it. */
function demandKnown(node: Node): void {
  const known = KNOWN[node.kind];
  if (!known) throw new Error(`Nothing is known of ${JSON.stringify(node.kind)} in print.`);
  for (const key in node)
    if (!known.includes(key)) throw new Error(`Nothing is known of ${JSON.stringify(key)} in print.`);
}

/** Whether path data has several parts with more to them than a rectangle, as the letters of words have. */
function mayBeWords(d: string): boolean {
  let parts = 0;
  for (let at = 0; at >= 0; at = d.indexOf('M', at + 1)) parts++;
  return parts > 2 && d.length > parts * RECTANGLE;
}
