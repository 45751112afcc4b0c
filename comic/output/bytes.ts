const ZERO = 48;
const SPACE = 32;
const MINUS = 45;

/** A growing buffer with methods for what a PDF often contains. */
export class Bytes {
  length = 0;
  private room: Uint8Array<ArrayBuffer>;

  constructor(room = 4096) {
    this.room = new Uint8Array(room);
  }

  ascii(text: string): this {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) this.room[this.length++] = text.charCodeAt(i);
    return this;
  }

  /** Writes a whole number of at most 31 bits and a space. */
  int(value: number): this {
    if (this.length + 12 > this.room.length) this.reserve(12);
    const room = this.room;
    let left = value | 0;
    if (left < 0) {
      room[this.length++] = MINUS;
      left = -left;
    }
    let digits = 1;
    for (let limit = 10; left >= limit; limit *= 10) digits++;
    const end = this.length + digits;
    for (let at = end - 1; digits > 0; digits--, at--) {
      const rest = (left / 10) | 0;
      room[at] = ZERO + (left - rest * 10);
      left = rest;
    }
    room[end] = SPACE;
    this.length = end + 1;
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.reserve(bytes.length);
    this.room.set(bytes, this.length);
    this.length += bytes.length;
    return this;
  }

  /** The bytes written so far. It is not a copy: it is valid until the next write. */
  view(): Uint8Array<ArrayBuffer> {
    return this.room.subarray(0, this.length);
  }

  /** A copy of the bytes written so far. */
  copy(): Uint8Array<ArrayBuffer> {
    return this.room.slice(0, this.length);
  }

  clear(): this {
    this.length = 0;
    return this;
  }

  private reserve(more: number): void {
    if (this.length + more <= this.room.length) return;
    const room = new Uint8Array(Math.max(this.room.length * 2, this.length + more));
    room.set(this.room.subarray(0, this.length));
    this.room = room;
  }
}
