/** A table inside a FlatBuffers file: fields are read by their number in the schema. */
export class Table {
  readonly bytes: DataView;
  readonly at: number;
  readonly #vtable: number;

  constructor(bytes: DataView, at: number) {
    this.bytes = bytes;
    this.at = at;
    this.#vtable = at - bytes.getInt32(at, true);
  }

  /** The table that the file begins with. `file` may be any part of a larger buffer. */
  static root(file: Uint8Array): Table {
    const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
    return new Table(bytes, bytes.getUint32(0, true));
  }

  int32(field: number, absent = 0): number {
    const at = this.#field(field);
    return at ? this.bytes.getInt32(at, true) : absent;
  }

  int8(field: number, absent = 0): number {
    const at = this.#field(field);
    return at ? this.bytes.getInt8(at) : absent;
  }

  bool(field: number): boolean {
    return this.int8(field) !== 0;
  }

  table(field: number): Table | undefined {
    const at = this.#field(field);
    return at ? new Table(this.bytes, this.#follow(at)) : undefined;
  }

  tables(field: number): Table[] {
    const { start, length } = this.#vector(field);
    return Array.from({ length }, (_, i) => new Table(this.bytes, this.#follow(start + 4 * i)));
  }

  int32s(field: number): number[] {
    const { start, length } = this.#vector(field);
    return Array.from({ length }, (_, i) => this.bytes.getInt32(start + 4 * i, true));
  }

  /** The bytes of a vector of bytes; a view into the file, not a copy. */
  blob(field: number): Uint8Array {
    const { start, length } = this.#vector(field);
    return new Uint8Array(this.bytes.buffer, this.bytes.byteOffset + start, length);
  }

  text(field: number): string {
    return new TextDecoder().decode(this.blob(field));
  }

  /** Where a field's value lies, or 0 when the file leaves it at its default. */
  #field(field: number): number {
    const slot = 4 + 2 * field;
    if (slot >= this.bytes.getUint16(this.#vtable, true)) return 0;
    const offset = this.bytes.getUint16(this.#vtable + slot, true);
    return offset && this.at + offset;
  }

  #follow(at: number): number {
    return at + this.bytes.getUint32(at, true);
  }

  #vector(field: number): { start: number; length: number } {
    const at = this.#field(field);
    if (!at) return { start: 0, length: 0 };
    const vector = this.#follow(at);
    return { start: vector + 4, length: this.bytes.getUint32(vector, true) };
  }
}
