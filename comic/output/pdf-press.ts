import { moveBox } from '../drawing/box.ts';
import { boxAround } from '../drawing/path.ts';
import type { Box, Group, Node, Shape } from '../drawing/tree.ts';
import { PdfCanvas, type Painting } from './pdf-canvas.ts';
import { decimal, type PdfFile, type Ref } from './pdf-file.ts';
import { LetterCase, letterPieces, type Piece } from './pdf-letters.ts';
import { FINE, type Path, pathCode, type PathCode, pointsBox, writePath } from './pdf-path.ts';
import { packedPicture } from './pdf-picture.ts';

/** Path data longer than this is written once when it is painted again. */
const WORTH_SHARING = 240;

/** How a long path is painted over the whole file, and the form that does it. */
interface Painted {
  times: number;
  /** The widest of the pens. */
  widest: number;
  form?: Ref;
}

/** What pages of one file share: paths, pictures, gradients and groups that occur again are written once. */
export class PdfPress {
  readonly file: PdfFile;
  private readonly seen = new Set<Group>();
  private readonly shared = new Set<Group>();
  private readonly painted: Record<Painting, Map<string, Painted>> = {
    f: new Map(),
    S: new Map(),
    B: new Map(),
  };
  private readonly paths = new Map<string, PathCode>();
  private readonly refs = new Map<string, Ref>();
  private readonly groups = new Map<Group, Ref>();
  private readonly letters = new LetterCase<{ seen: boolean; form?: Ref }>();

  constructor(file: PdfFile) {
    this.file = file;
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

  path(d: string): PathCode {
    let path = this.paths.get(d);
    if (!path) {
      path = pathCode(d);
      // Only what is long and comes again soon is worth keeping.
      if (this.paths.size > 60) this.paths.clear();
      if (d.length > WORTH_SHARING) this.paths.set(d, path);
    }
    return path;
  }

  /** A form that paints the path with whatever colours are set, if the path is painted so more than once. */
  sharedPath(d: string, how: Painting): Ref | undefined {
    const known = d.length > WORTH_SHARING ? this.painted[how].get(d) : undefined;
    if (!known || known.times < 2) return undefined;
    if (known.form === undefined) {
      const { code, box } = this.path(d);
      known.form = this.form(concat(code, how), '', grown(box, known.widest * FINE));
    }
    return known.form;
  }

  /** The letters of a filled path, if it is the outline of words that is painted once. */
  words(d: string): Piece[] | undefined {
    const worth = d.length > WORTH_SHARING && d.includes('Q');
    return worth ? letterPieces(d) : undefined;
  }

  /** A form that paints a letter which was there before. */
  letter(path: Path): Ref | undefined {
    const known = this.letters.find(path, () => ({ seen: false }));
    if (!known.seen) {
      known.seen = true;
      return undefined;
    }
    known.form ??= this.form(concat(writePath(path), 'f'), '', grown(pointsBox(path.values), FINE));
    return known.form;
  }

  isShared(node: Group): boolean {
    return this.shared.has(node);
  }

  /** A group's children as a form; faded groups are composed by themselves before they are laid down. */
  groupForm(node: Group): Ref {
    let ref = this.groups.get(node);
    if (ref === undefined) {
      const faded = node.opacity !== undefined && node.opacity < 1;
      ref = this.composed(node.children, faded);
      this.groups.set(node, ref);
    }
    return ref;
  }

  composed(nodes: readonly Node[], alone: boolean): Ref {
    const canvas = new PdfCanvas(this, undefined, alone);
    canvas.nodes(nodes);
    const group = alone ? '/Group<</S/Transparency/CS/DeviceRGB/I true>>' : '';
    return this.form(canvas.content(), `${group}/Resources ${canvas.resources()}`, this.boxOf(nodes));
  }

  picture(href: string): Ref {
    return this.once(`picture ${href}`, () => {
      const { width, height, bytes, entries } = packedPicture(href);
      const size = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`;
      return this.file.addPacked(`${size}/Interpolate true${entries}`, bytes);
    });
  }

  form(content: Uint8Array, entries: string, { x, y, width, height }: Box): Ref {
    const box = [Math.floor(x), Math.floor(y), Math.ceil(x + width), Math.ceil(y + height)]
      .map((side) => decimal(side))
      .join(' ');
    return this.file.addStream(`/Type/XObject/Subtype/Form/BBox[${box}]${entries}`, content);
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

  private boxOf(nodes: readonly Node[]): Box {
    const boxes = nodes.map((node) => this.boxOfNode(node)).filter(({ width }) => width >= 0);
    return boxAround(
      boxes.flatMap(({ x, y, width, height }) => [
        [x, y],
        [x + width, y + height],
      ]),
    );
  }

  private boxOfNode(node: Node): Box {
    if (node.kind === 'picture') {
      const [x, y, width, height] = [node.x, node.y, node.width, node.height].map((side) => side * FINE);
      return { x: x!, y: y!, width: width!, height: height! };
    }
    if (node.kind === 'shape') {
      if (!node.d) return { x: 0, y: 0, width: -1, height: -1 };
      return grown(this.path(node.d).box, strokeWidth(node) * FINE);
    }
    const box = this.boxOf(node.children);
    if (!node.matrix) return box;
    const [a, b, c, d, e, f] = node.matrix;
    return moveBox(box, [a, b, c, d, e * FINE, f * FINE]);
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
  shape: ['kind', 'd', 'fill', 'stroke', 'width', 'opacity'],
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

function concat(code: Uint8Array, operator: Painting): Uint8Array {
  const content = new Uint8Array(code.length + 1);
  content.set(code);
  content[code.length] = operator.charCodeAt(0);
  return content;
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + by * 2, height: height + by * 2 };
}
