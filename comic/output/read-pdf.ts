import { TABLE_ROW } from './pdf-file.ts';

/**
 * Decompresses zlib data: `inflateSync` of `node:zlib`.
 * @throws Error when the checksum does not match.
 */
export type Inflate = (bytes: Uint8Array) => Uint8Array;

/** Names include their `/`, and strings their opening bracket. */
export type PdfValue = number | string | PdfRef | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
export interface PdfRef {
  ref: number;
}

export interface PdfStream {
  dictionary: PdfDictionary;
  /** Decompressed, except for pictures. */
  bytes: Uint8Array;
}

/**
 * Reads a finished file as a PDF reader does: from its end, by its table, with everything decompressed. It
 * supports what `PdfFile` writes, which is PDF 1.5 without encryption and in one revision, and rejects
 * anything else.
 * @throws Error in every method when the file is damaged or uses other features.
 */
export class ReadPdf {
  readonly root: PdfDictionary;
  private readonly bytes: Uint8Array;
  private readonly text: string;
  private readonly inflate: Inflate;
  private readonly table: Uint8Array;
  private readonly values = new Map<number, PdfValue>();
  private readonly packs = new Map<number, { offsets: number[]; text: string }>();

  constructor(bytes: Uint8Array, inflate: Inflate) {
    this.bytes = bytes;
    this.text = letters(bytes);
    this.inflate = inflate;
    const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(this.text.slice(-64)) ?? [];
    if (!this.text.startsWith('%PDF-1.') || start === undefined) throw new Error('the file is not whole');
    const { dictionary, bytes: table } = this.streamAt(Number(start));
    if (dictionary.get('/Type') !== '/XRef') throw new Error('the file has no table of its objects');
    this.table = table;
    this.root = this.dictionary(dictionary.get('/Root'));
  }

  /** Resolves a reference to its value. Other values are returned as they are. */
  value(value: PdfValue | undefined): PdfValue | undefined {
    if (!isRef(value)) return value;
    const known = this.values.get(value.ref) ?? this.objectOf(value.ref);
    this.values.set(value.ref, known);
    return known;
  }

  dictionary(value: PdfValue | undefined): PdfDictionary {
    const found = this.value(value);
    if (!(found instanceof Map)) throw new Error('the file lacks something that it names');
    return found;
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const found = this.value(value);
    if (!Array.isArray(found)) throw new Error('the file lacks a list that it names');
    return found;
  }

  stream(value: PdfValue | undefined): PdfStream {
    const place = isRef(value) ? this.placeOf(value.ref) : undefined;
    if (place?.kind !== 1) throw new Error('the file lacks a stream that it names');
    return this.streamAt(place.at);
  }

  private objectOf(ref: number): PdfValue {
    const { kind, at, index } = this.placeOf(ref);
    if (kind === 1) return this.headAt(at).dictionary;
    if (kind !== 2) throw new Error(`the file lacks object ${ref}`);
    const pack = this.packs.get(at) ?? this.openPack(at);
    this.packs.set(at, pack);
    return read(pack.text, pack.offsets[index] ?? Infinity).value;
  }

  private placeOf(ref: number): { kind: number; at: number; index: number } {
    const row = ref * TABLE_ROW;
    if (row + TABLE_ROW > this.table.length) throw new Error(`the file lacks object ${ref}`);
    const view = new DataView(this.table.buffer, this.table.byteOffset);
    return { kind: this.table[row]!, at: view.getUint32(row + 1), index: view.getUint16(row + 5) };
  }

  private openPack(ref: number): { offsets: number[]; text: string } {
    const { dictionary, bytes } = this.stream({ ref });
    const first = Number(dictionary.get('/First'));
    const text = letters(bytes);
    const numbers = text.slice(0, first).trim().split(' ').map(Number);
    return { text, offsets: numbers.filter((_, index) => index % 2).map((offset) => first + offset) };
  }

  private headAt(at: number): { dictionary: PdfDictionary; end: number } {
    const [head] = /^\d+ 0 obj\n/.exec(this.text.slice(at, at + 20)) ?? [];
    if (!head) throw new Error(`nothing begins at byte ${at} of the file`);
    const { value, end } = read(this.text, at + head.length);
    if (!(value instanceof Map)) throw new Error(`byte ${at} of the file is no stream`);
    return { dictionary: value, end };
  }

  private streamAt(at: number): PdfStream {
    const { dictionary, end } = this.headAt(at);
    const from = end + 'stream\n'.length;
    const to = from + Number(dictionary.get('/Length'));
    if (!this.text.startsWith('stream\n', end) || !this.text.startsWith('\nendstream\n', to))
      throw new Error(`the stream at byte ${at} of the file is not as long as it says`);
    const packed = this.bytes.subarray(from, to);
    const filter = dictionary.get('/Filter');
    const picture = dictionary.get('/Subtype') === '/Image';
    if (filter !== undefined && filter !== '/FlateDecode' && !picture)
      throw new Error(`nothing is known of ${JSON.stringify(filter)} in the file`);
    return { dictionary, bytes: filter === undefined || picture ? packed : this.inflate(packed) };
  }
}

function isRef(value: PdfValue | undefined): value is PdfRef {
  return typeof value === 'object' && 'ref' in value;
}

/** One character for each byte. Bytes beyond ASCII are never part of the syntax. */
function letters(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

const TOKEN =
  /\s*(?:(\d+) 0 R\b|(<<|>>|\[|\]|\/[^\s<>[\]()/]*|<[\dA-F]*>|\([^()\\]*\)|[-+]?(?:\d+\.?\d*|\.\d+)|true|false|null))/y;

/** Parses the value that begins at an index of the text, and tells where it ends. */
function read(text: string, from: number): { value: PdfValue; end: number } {
  let at = from;
  const next = (): PdfRef | string => {
    TOKEN.lastIndex = at;
    const [, ref, token] = TOKEN.exec(text) ?? [];
    if (ref === undefined && token === undefined) throw new Error('the file has a word that is no PDF');
    at = TOKEN.lastIndex;
    return ref === undefined ? token! : { ref: Number(ref) };
  };
  const until = (closing: string): PdfValue[] => {
    const values: PdfValue[] = [];
    for (let token = next(); token !== closing; token = next()) values.push(valueOf(token));
    return values;
  };
  const valueOf = (token: PdfRef | string): PdfValue => {
    if (typeof token !== 'string') return token;
    if (token === '[') return until(']');
    if (token === '<<') return pairs(until('>>'));
    return /^[-+.\d]/.test(token) ? Number(token) : token;
  };
  return { value: valueOf(next()), end: at };
}

function pairs(values: readonly PdfValue[]): PdfDictionary {
  const dictionary = new Map<string, PdfValue>();
  for (let at = 0; at < values.length; at += 2) dictionary.set(String(values[at]), values[at + 1] ?? 'null');
  return dictionary;
}
