import { Bytes } from './bytes.ts';

/** Packs bytes as zlib does (RFC 1950): `deflateSync` of `node:zlib`, or a browser's own. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Number of an object in the file. */
export type Ref = number;

/** The objects of a PDF and the table that finds them. What is in them is decided elsewhere. */
export class PdfFile {
  private readonly out = new Bytes();
  private readonly offsets: number[] = [0];
  private readonly deflate: Deflate;

  constructor(deflate: Deflate) {
    this.deflate = deflate;
    this.out.ascii('%PDF-1.6\n%').bytes(new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 10]));
  }

  /** Takes a number now for an object that is written later. */
  reserve(): Ref {
    return this.offsets.push(-1) - 1;
  }

  add(body: string, ref = this.reserve()): Ref {
    this.begin(ref);
    this.out.ascii(`${body}\nendobj\n`);
    return ref;
  }

  /** `entries` are those of the stream's dictionary without its length and filter. */
  addStream(entries: string, content: Uint8Array, ref = this.reserve()): Ref {
    return this.addPacked(`${entries}/Filter/FlateDecode`, this.deflate(content), ref);
  }

  /** A stream whose bytes are packed already. */
  addPacked(entries: string, content: Uint8Array, ref = this.reserve()): Ref {
    this.begin(ref);
    this.out
      .ascii(`<<${entries}/Length ${content.length}>>stream\n`)
      .bytes(content)
      .ascii('\nendstream\nendobj\n');
    return ref;
  }

  finish(root: Ref, info: Ref): Uint8Array<ArrayBuffer> {
    const start = this.out.length;
    const rows = this.offsets.slice(1).map((offset, index) => {
      if (offset < 0) throw new Error(`Object ${index + 1} was never written.`);
      return `${String(offset).padStart(10, '0')} 00000 n \n`;
    });
    this.out.ascii(`xref\n0 ${this.offsets.length}\n0000000000 65535 f \n${rows.join('')}`);
    this.out.ascii(`trailer\n<</Size ${this.offsets.length}/Root ${root} 0 R/Info ${info} 0 R>>\n`);
    this.out.ascii(`startxref\n${start}\n%%EOF\n`);
    return this.out.copy();
  }

  private begin(ref: Ref): void {
    this.offsets[ref] = this.out.length;
    this.out.ascii(`${ref} 0 obj\n`);
  }
}

/** Any words as a string of the file; hexadecimal, so that nothing in them can be syntax. */
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
  const text = value.toFixed(digits).replace(/\.?0+$/, '');
  return text === '-0' || text === '' ? '0' : text;
}
