const ZERO = 48;
const SPACE = 32;
const MINUS = 45;

/** A growing run of bytes with the few things that are written into a PDF often. */
export class Bytes {
  length = 0;
  private room = new Uint8Array(4096);

  ascii(text: string): this {
    this.reserve(text.length);
    for (let i = 0; i < text.length; i++) this.room[this.length++] = text.charCodeAt(i);
    return this;
  }

  /** A whole number and a space. */
  int(value: number): this {
    this.reserve(17);
    if (value < 0) {
      this.room[this.length++] = MINUS;
      value = -value;
    }
    let digits = 1;
    for (let limit = 10; value >= limit; limit *= 10) digits++;
    this.length += digits;
    for (let at = this.length - 1; digits > 0; digits--, at--) {
      const rest = Math.floor(value / 10);
      this.room[at] = ZERO + (value - rest * 10);
      value = rest;
    }
    this.room[this.length++] = SPACE;
    return this;
  }

  bytes(bytes: Uint8Array): this {
    this.reserve(bytes.length);
    this.room.set(bytes, this.length);
    this.length += bytes.length;
    return this;
  }

  /** The bytes written so far, as a copy of their own. */
  copy(): Uint8Array<ArrayBuffer> {
    return this.room.slice(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.room.length) return;
    const room = new Uint8Array(Math.max(this.room.length * 2, this.length + more));
    room.set(this.room.subarray(0, this.length));
    this.room = room;
  }
}
