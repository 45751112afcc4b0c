import { num } from '../drawing/path.ts';
import {
  type Box,
  DOT,
  type Group,
  type Node,
  type Paint,
  type Picture,
  type Shape,
} from '../drawing/tree.ts';
import { escapeText } from './xml-text.ts';

/** Path data longer than this, and any picture, is written once and referenced when it repeats. */
const WORTH_SHARING = 240;

export interface SvgOptions {
  /**
   * Prefix of every id, so that several pages can be in one document. It may have letters, digits, - and _.
   */
  idPrefix: string;
  view: Box;
  title: string;
  description: string;
}

/** Writes a display list as one SVG element that needs no style sheet, font or script. */
export function printSvg(nodes: readonly Node[], { idPrefix, view, title, description }: SvgOptions): string {
  if (!/^[A-Za-z][\w-]*$/.test(idPrefix)) throw new Error(`idPrefix must be a plain identifier: ${idPrefix}`);
  const printer = new Printer(idPrefix);
  printer.count(nodes);
  const body = nodes.map((node) => printer.node(node)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${num(view.x)} ${num(view.y)} ${num(view.width)} ${num(view.height)}"` +
    ` role="img" aria-labelledby="${idPrefix}-title ${idPrefix}-desc">` +
    `<title id="${idPrefix}-title">${escapeText(title)}</title><desc id="${idPrefix}-desc">${escapeText(description)}</desc>` +
    `<defs>${printer.defs.join('')}</defs>${body}</svg>`
  );
}

class Printer {
  readonly defs: string[] = [];
  private readonly prefix: string;
  private readonly uses = new Map<string, number>();
  private readonly known = new Map<string, string>();

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  count(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (node.kind === 'group') this.count(node.children);
      else {
        const key = node.kind === 'shape' ? node.d : node.href;
        if (key.length > WORTH_SHARING) this.uses.set(key, (this.uses.get(key) ?? 0) + 1);
      }
    }
  }

  node(node: Node): string {
    if (node.kind === 'shape') return this.shape(node);
    return node.kind === 'group' ? this.group(node) : this.picture(node);
  }

  private shape(node: Shape): string {
    if (!node.d) return '';
    const ink = this.ink(node);
    if ((this.uses.get(node.d) ?? 0) < 2) return `<path d="${node.d}"${ink}/>`;
    const id = this.define(`path ${node.d}`, (name) => `<path id="${name}" d="${node.d}"/>`);
    return `<use href="#${id}"${ink}/>`;
  }

  private ink(node: Shape): string {
    let ink = ` fill="${node.fill === undefined ? 'none' : this.paint(node.fill)}"`;
    if (node.stroke !== undefined) {
      ink += ` stroke="${this.paint(node.stroke)}" stroke-width="${num(node.width ?? 1)}"`;
      ink += ' stroke-linecap="round" stroke-linejoin="round"';
      if (node.dotted) ink += ` stroke-dasharray="${DOT} ${exact(node.dotted - DOT)}"`;
    }
    return ink + opacity(node.opacity);
  }

  private group(node: Group): string {
    let attributes = '';
    if (node.matrix) attributes += ` transform="matrix(${node.matrix.map(exact).join(' ')})"`;
    attributes += opacity(node.opacity);
    const children = node.children.map((child) => this.node(child)).join('');
    if (!node.clip) return `<g${attributes}>${children}</g>`;
    const clip = node.clip;
    const id = this.define(`clip ${clip}`, (name) => `<clipPath id="${name}"><path d="${clip}"/></clipPath>`);
    return `<g${attributes}><g clip-path="url(#${id})">${children}</g></g>`;
  }

  private picture(node: Picture): string {
    const box = ` width="${num(node.width)}" height="${num(node.height)}" preserveAspectRatio="none"`;
    const href = escapeText(node.href);
    if ((this.uses.get(node.href) ?? 0) < 2) {
      return `<image href="${href}" x="${num(node.x)}" y="${num(node.y)}"${box}/>`;
    }
    const key = `picture ${num(node.width)} ${num(node.height)} ${node.href}`;
    const id = this.define(key, (name) => `<image id="${name}" href="${href}"${box}/>`);
    return `<use href="#${id}" x="${num(node.x)}" y="${num(node.y)}"/>`;
  }

  private paint(paint: Paint): string {
    if (typeof paint === 'string') return paint;
    const stops = paint.stops
      .map(
        ({ at, colour, opacity: see }) =>
          `<stop offset="${exact(at)}" stop-color="${colour}"${see === undefined ? '' : ` stop-opacity="${exact(see)}"`}/>`,
      )
      .join('');
    const geometry =
      paint.kind === 'linear'
        ? `x1="${num(paint.from[0])}" y1="${num(paint.from[1])}" x2="${num(paint.to[0])}" y2="${num(paint.to[1])}"`
        : `cx="${num(paint.centre[0])}" cy="${num(paint.centre[1])}" r="${num(paint.radius)}"`;
    const tag = `${paint.kind}Gradient`;
    const body = `gradientUnits="userSpaceOnUse" ${geometry}>${stops}`;
    return `url(#${this.define(tag + body, (name) => `<${tag} id="${name}" ${body}</${tag}>`)})`;
  }

  private define(key: string, write: (id: string) => string): string {
    const known = this.known.get(key);
    if (known) return known;
    const id = `${this.prefix}-${this.known.size.toString(36)}`;
    this.known.set(key, id);
    this.defs.push(write(id));
    return id;
  }
}

function opacity(value: number | undefined): string {
  return value === undefined || value >= 1 ? '' : ` opacity="${exact(value)}"`;
}

function exact(value: number): string {
  return String(Math.round(value * 10000) / 10000);
}
