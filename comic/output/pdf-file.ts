import { Bytes } from './bytes.ts';

/** Compresses bytes as zlib does (RFC 1950): `deflateSync` of `node:zlib`, or a browser's own. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Number of an object in the file. */
export type Ref = number;

/** The size in bytes up to which objects are packed into one object stream. */
const PACK = 60_000;
/**
 * The least size worth compressing. Most streams are the outline of one letter; compressing hundreds of them
 * takes more time than their bytes are worth.
 */
const WORTH_PACKING = 1000;

/** Where an object lies: at a byte of the file, or at an index of an object stream. */
type Place = { at: number } | { pack: Ref; index: number };

/**
 * Writes the objects of a PDF and the table that finds them; the callers decide what they contain. Objects
 * other than streams are packed into object streams (PDF 1.5), and the table is compressed, too.
 */
export class PdfFile {
  private readonly out = new Bytes(1 << 20);
  /** By object number. Undefined for objects that are reserved and not yet written. */
  private readonly places: (Place | undefined)[] = [undefined];
  private readonly deflate: Deflate;
  private readonly pack = { refs: [] as Ref[], offsets: [] as number[], bodies: new Bytes() };

  constructor(deflate: Deflate) {
    this.deflate = deflate;
    this.out.ascii('%PDF-1.6\n%').bytes(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 10]));
  }

  /** Reserves a number for an object that is written later. */
  reserve(): Ref {
    return this.places.push(undefined) - 1;
  }

  add(body: string, ref = this.reserve()): Ref {
    const { refs, offsets, bodies } = this.pack;
    refs.push(ref);
    offsets.push(bodies.length);
    bodies.ascii(`${body}\n`);
    if (bodies.length > PACK) this.closePack();
    return ref;
  }

  /** @param entries of the stream's dictionary, without its length and filter. */
  addStream(entries: string, content: Uint8Array, ref = this.reserve()): Ref {
    if (content.length < WORTH_PACKING) return this.addPacked(entries, content, ref);
    return this.addPacked(`${entries}/Filter/FlateDecode`, this.deflate(content), ref);
  }

  /** Adds a stream whose bytes are already compressed. */
  addPacked(entries: string, content: Uint8Array, ref = this.reserve()): Ref {
    this.places[ref] = { at: this.out.length };
    this.out
      .ascii(`${ref} 0 obj\n<<${entries}/Length ${content.length}>>stream\n`)
      .bytes(content)
      .ascii('\nendstream\nendobj\n');
    return ref;
  }

  finish(root: Ref, info: Ref): Uint8Array<ArrayBuffer> {
    this.closePack();
    const table = this.reserve();
    const start = this.out.length;
    this.places[table] = { at: start };
    const rows = new Uint8Array(this.places.length * TABLE_ROW);
    const view = new DataView(rows.buffer);
    this.places.forEach((place, ref) => {
      const at = ref * TABLE_ROW;
      // The first row is the head of the list of free objects, which is empty.
      if (ref === 0) view.setUint16(at + 5, 0xffff);
      else if (place === undefined) throw new Error(`Object ${ref} was never written.`);
      else if ('at' in place) {
        rows[at] = 1;
        view.setUint32(at + 1, place.at);
      } else {
        rows[at] = 2;
        view.setUint32(at + 1, place.pack);
        view.setUint16(at + 5, place.index);
      }
    });
    const id = fingerprint(rows);
    this.addPacked(
      `/Type/XRef/Size ${this.places.length}/W[1 4 2]/Root ${root} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]` +
        '/Filter/FlateDecode',
      this.deflate(rows),
      table,
    );
    this.out.ascii(`startxref\n${start}\n%%EOF\n`);
    return this.out.copy();
  }

  private closePack(): void {
    const { refs, offsets, bodies } = this.pack;
    if (refs.length === 0) return;
    const head = refs.map((ref, index) => `${ref} ${offsets[index]} `).join('');
    const content = new Bytes(head.length + bodies.length).ascii(head).bytes(bodies.view());
    const pack = this.addStream(`/Type/ObjStm/N ${refs.length}/First ${head.length}`, content.view());
    refs.forEach((ref, index) => (this.places[ref] = { pack, index }));
    refs.length = 0;
    offsets.length = 0;
    bodies.clear();
  }
}

/** Bytes in a row of the table: type, position, and index within an object stream. */
export const TABLE_ROW = 7;

/** 32 hexadecimal digits that identify the table's contents (FNV-1a from four initial values). */
function fingerprint(rows: Uint8Array): string {
  return [0x811c9dc5, 0x1000193, 0x9e3779b9, 0x85ebca6b]
    .map((beginning) => rows.reduce((hash, byte) => Math.imul(hash ^ byte, 0x1000193), beginning) >>> 0)
    .map((hash) => hash.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

/** Any text as a PDF string. It is hexadecimal, so that nothing in it can be syntax. */
export function textString(text: string): string {
  return `<FEFF${utf16(text)}>`;
}

export function utf16(text: string): string {
  const safe = text.toWellFormed();
  return Array.from({ length: safe.length }, (_, i) => hex4(safe.charCodeAt(i))).join('');
}

export function hex4(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}

/** A number as PDF writes it: no exponent, at most `digits` decimals. */
export function decimal(value: number, digits = 5): string {
  if (!Number.isFinite(value)) throw new Error(`A drawing has the number ${value} in it.`);
  const scale = SCALES[digits]!;
  const rounded = Math.round(value * scale) / scale || 0;
  const text = `${rounded}`;
  return text.includes('e') ? rounded.toFixed(digits).replace(/0+$/, '') : text;
}

const SCALES = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
