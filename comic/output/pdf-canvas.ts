import { grow, moveBox } from '../drawing/box.ts';
import {
  DOT,
  type Box,
  type Group,
  type Matrix,
  type Node,
  type Paint,
  type Picture,
  product,
} from '../drawing/tree.ts';
import type { Shape } from '../drawing/tree.ts';
import type { Bytes } from './bytes.ts';
import { decimal, type Ref } from './pdf-file.ts';
import type { Piece } from './pdf-letters.ts';
import { FINE, pointsBox, readPath, tracePath, writePath } from './pdf-path.ts';
import type { Form, PdfPress } from './pdf-press.ts';
import { colourShading, evenOpacity, flat, type Gradient, opacityShading } from './pdf-shading.ts';

/** The PDF operator: fill, stroke, or both at once. */
export type Painting = 'f' | 'S' | 'B';

type Kind = 'XObject' | 'ExtGState' | 'Shading' | 'Pattern' | 'Font';

interface Pen {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  matrix: Matrix;
}

/** One content stream: a page, or a form that pages share. */
export class PdfCanvas {
  private readonly press: PdfPress;
  private readonly out: Bytes;
  /** The named resources of the stream, by object number. */
  private readonly used = new Map<Ref, { kind: Kind; name: string }>();
  private readonly saved: Pen[] = [];
  private pen: Pen;

  /** Whether this is a page, which has a size of its own. A form is as large as its contents. */
  private readonly page: boolean;
  private left = Infinity;
  private top = Infinity;
  private right = -Infinity;
  private bottom = -Infinity;

  /**
   * @param out where the stream is written
   * @param matrix for a page, from the file's units to points; none for a form
   * @param alone whether the stream starts with the default graphics state, as pages and composed groups do
   */
  constructor(press: PdfPress, out: Bytes, matrix?: Matrix, alone = true) {
    this.press = press;
    this.out = out;
    this.page = matrix !== undefined;
    const start = matrix ?? ([1, 0, 0, 1, 0, 0] as const);
    this.pen = alone ? { matrix: start, opacity: 1 } : { matrix: start };
  }

  /** The box round everything that was painted in a form. */
  painted(): Box {
    if (this.left > this.right) return { x: 0, y: 0, width: 0, height: 0 };
    return { x: this.left, y: this.top, width: this.right - this.left, height: this.bottom - this.top };
  }

  /** The dictionary of all resources that the stream names. */
  resources(): string {
    const kinds = Map.groupBy(this.used, ([, { kind }]) => kind);
    const rows = [...kinds].map(
      ([kind, names]) => `/${kind}<<${names.map(([ref, { name }]) => `${name} ${ref} 0 R`).join('')}>>`,
    );
    return `<<${rows.join('')}>>`;
  }

  name(kind: Kind, ref: Ref): string {
    const known = this.used.get(ref);
    if (known) return known.name;
    const name = `/${kind[0]}${ref}`;
    this.used.set(ref, { kind, name });
    return name;
  }

  write(code: string): void {
    this.out.ascii(code);
  }

  nodes(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.kind === 'shape') this.shape(node);
      else if (node.kind === 'group') this.group(node);
      else this.picture(node);
    }
  }

  private shape(node: Shape): void {
    const { d, fill, stroke, dotted, opacity = 1 } = node;
    if (!d || opacity <= 0 || (fill === undefined && stroke === undefined)) return;
    if (dotted) this.write(`[${decimal(DOT * FINE)} ${decimal((dotted - DOT) * FINE)}]0 d\n`);
    this.inked(node, opacity);
    if (dotted) this.write('[]0 d\n');
  }

  private inked(node: Shape, opacity: number): void {
    const { d, fill, stroke, width } = node;
    if (opacity < 1 && fill !== undefined && stroke !== undefined) {
      // Fill and stroke fade together, so that the fill does not show through the stroke.
      const { opacity: _, ...solid } = node;
      this.opacity(opacity);
      this.form(this.press.composed([solid], true));
      return;
    }
    if (typeof fill === 'string' && typeof stroke === 'string') {
      this.fill(fill);
      this.stroke(stroke, width);
      this.opacity(opacity);
      this.paint(d, 'B', width);
      return;
    }
    if (fill !== undefined) this.paintFill(d, fill, opacity);
    if (stroke !== undefined) this.paintStroke(d, stroke, width, opacity);
  }

  private paintFill(d: string, fill: Paint, opacity: number): void {
    const solid = this.solid(fill, opacity);
    if (solid) {
      this.fill(solid.colour);
      this.opacity(solid.opacity);
      this.paint(d, 'f');
      return;
    }
    const gradient = fill as Gradient;
    this.save();
    const box = this.trace(d);
    this.write('W n\n');
    this.see(gradient, opacity, box);
    this.write(`${this.name('Shading', this.colours(gradient))} sh\n`);
    this.restore();
  }

  private paintStroke(d: string, stroke: Paint, width: number | undefined, opacity: number): void {
    const solid = this.solid(stroke, opacity);
    if (solid) {
      this.stroke(solid.colour, width);
      this.opacity(solid.opacity);
      this.paint(d, 'S', width);
      return;
    }
    const gradient = stroke as Gradient;
    // A pattern is positioned in the space of its stream, not of the current drawing.
    const matrix = this.pen.matrix.map((value) => decimal(value)).join(' ');
    const code = `<</PatternType 2/Shading ${this.colours(gradient)} 0 R/Matrix[${matrix}]>>`;
    const pattern = this.press.once(code, () => this.press.file.add(code));
    this.save();
    this.see(gradient, opacity, grow(pointsBox(readPath(d).values), (width ?? 1) * FINE));
    this.write(`/Pattern CS${this.name('Pattern', pattern)} SCN\n`);
    this.penWidth(width);
    this.trace(d, width);
    this.write('S\n');
    this.restore();
  }

  private solid(paint: Paint, opacity: number): { colour: string; opacity: number } | undefined {
    if (typeof paint === 'string') return { colour: paint, opacity };
    const stop = flat(paint);
    return stop && { colour: stop.colour, opacity: opacity * (stop.opacity ?? 1) };
  }

  private paint(d: string, how: Painting, width = how === 'f' ? 0 : 1): void {
    const shared = this.press.sharedPath(d, how);
    if (shared !== undefined) {
      this.form(shared);
      return;
    }
    const words = how === 'f' ? this.press.words(d, this.pen.opacity !== 1) : undefined;
    if (words) {
      for (const letter of words) this.letter(letter);
      return;
    }
    this.trace(d, width);
    this.write(`${how}\n`);
  }

  private letter(piece: Piece): void {
    const { path, form } = this.press.letter(piece);
    this.write('q 1 0 0 1 ');
    this.out.int(piece.values[0]!).int(piece.values[1]!).ascii('cm\n');
    if (form === undefined) {
      writePath(path, this.out);
      this.write('f\n');
    } else this.write(`${this.name('XObject', form.ref)} Do\n`);
    this.write('Q\n');
    if (!this.page) this.reach(pointsBox(piece.values));
  }

  /** @returns the box round the path. */
  private trace(d: string, width = 0): Box {
    const box = tracePath(d, this.out);
    if (!this.page) this.reach(width > 0 ? grow(box, width * FINE) : box);
    return box;
  }

  private form({ ref, box }: Form): void {
    this.write(`${this.name('XObject', ref)} Do\n`);
    this.reach(box);
  }

  /** Extends the size of a form by a painted box, which is in the current coordinates. */
  private reach(box: Box): void {
    if (this.page) return;
    const { matrix } = this.pen;
    const plain = matrix[0] === 1 && matrix[1] === 0 && matrix[4] === 0 && matrix[5] === 0;
    const { x, y, width, height } = plain ? box : moveBox(box, matrix);
    this.left = Math.min(this.left, x);
    this.top = Math.min(this.top, y);
    this.right = Math.max(this.right, x + width);
    this.bottom = Math.max(this.bottom, y + height);
  }

  /** Sets the opacity: one value, or a mask when the gradient's opacity varies. */
  private see(gradient: Gradient, opacity: number, box: Box): void {
    const even = evenOpacity(gradient);
    this.opacity(opacity * (even ?? 1));
    if (even !== undefined) return;
    const shading = this.shading(opacityShading(gradient));
    const key = `mask ${shading} ${box.x} ${box.y} ${box.width} ${box.height}`;
    const mask = this.press.once(key, () => {
      const { ref: form } = this.press.form(
        new TextEncoder().encode('/S sh'),
        `/Group<</S/Transparency/CS/DeviceGray>>/Resources<</Shading<</S ${shading} 0 R>>>>`,
        box,
      );
      return this.press.file.add(`<</SMask<</S/Luminosity/G ${form} 0 R>>>>`);
    });
    this.write(`${this.name('ExtGState', mask)} gs\n`);
  }

  private colours(gradient: Gradient): Ref {
    return this.shading(colourShading(gradient, this.press.inks));
  }

  private shading(code: string): Ref {
    return this.press.once(code, () => this.press.file.add(code));
  }

  private group(node: Group): void {
    const { children, matrix, clip, opacity = 1 } = node;
    if (children.length === 0 || opacity <= 0) return;
    const framed = matrix !== undefined || Boolean(clip);
    if (framed) this.save();
    if (matrix) this.move(matrix);
    if (clip) {
      tracePath(clip, this.out);
      this.write('W n\n');
    }
    if (opacity < 1 || this.press.isShared(node)) {
      this.opacity(opacity);
      this.form(this.press.groupForm(node));
    } else this.nodes(children);
    if (framed) this.restore();
  }

  private picture({ href, x, y, width, height }: Picture): void {
    this.opacity(1);
    const image = this.name('XObject', this.press.picture(href));
    const place = [width, 0, 0, -height, x, y + height].map((value) => decimal(value * FINE, 1)).join(' ');
    this.write(`q ${place} cm${image} Do Q\n`);
    this.reach({ x: x * FINE, y: y * FINE, width: width * FINE, height: height * FINE });
  }

  private move([a, b, c, d, e, f]: Matrix): void {
    const code = [decimal(a), decimal(b), decimal(c), decimal(d), decimal(e * FINE, 2), decimal(f * FINE, 2)];
    this.write(`${code.join(' ')} cm\n`);
    this.pen.matrix = product(this.pen.matrix, [a, b, c, d, e * FINE, f * FINE]);
  }

  private fill(colour: string): void {
    if (this.pen.fill === colour) return;
    this.write(`${this.press.inks.colour(colour)} ${this.press.fillOperator}\n`);
    this.pen.fill = colour;
  }

  private stroke(colour: string, width: number | undefined): void {
    if (this.pen.stroke !== colour)
      this.write(`${this.press.inks.colour(colour)} ${this.press.strokeOperator}\n`);
    this.pen.stroke = colour;
    this.penWidth(width);
  }

  private penWidth(width = 1): void {
    if (this.pen.width === width) return;
    this.write(`${decimal(width * FINE, 1)} w\n`);
    this.pen.width = width;
  }

  private opacity(opacity: number): void {
    if (this.pen.opacity === opacity) return;
    const value = decimal(opacity, 4);
    const code = `<</ca ${value}/CA ${value}>>`;
    const state = this.press.once(code, () => this.press.file.add(code));
    this.write(`${this.name('ExtGState', state)} gs\n`);
    this.pen.opacity = opacity;
  }

  private save(): void {
    this.write('q\n');
    this.saved.push({ ...this.pen });
  }

  private restore(): void {
    this.write('Q\n');
    this.pen = this.saved.pop()!;
  }
}
