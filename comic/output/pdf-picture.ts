/** A picture in its compressed form, as a PDF can embed it. */
export interface PackedPicture {
  width: number;
  height: number;
  bytes: Uint8Array;
  /** Entries of the stream's dictionary: colour space, bit depth, filter. */
  entries: string;
}

/**
 * Reads a picture of the display list. JPEG (grey or RGB) and plain PNG (8 bits, grey or RGB, not
 * interlaced, without transparency) can be embedded unchanged.
 * @throws Error for anything else.
 */
export function packedPicture(href: string): PackedPicture {
  const [, type, data] = /^data:image\/(jpeg|png);base64,([\w+/]+=*)$/.exec(href) ?? [];
  if (!type || !data) throw new Error(`This picture cannot be printed: ${href.slice(0, 40)}`);
  const letters = atob(data);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return type === 'jpeg' ? jpeg(bytes) : png(bytes);
}

const COLOURS: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB' };

function jpeg(bytes: Uint8Array): PackedPicture {
  const view = new DataView(bytes.buffer);
  let at = 2;
  while (view.getUint16(0) === 0xffd8 && at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    const colours = COLOURS[bytes[at + 9]!];
    if (frame && bytes[at + 4] === 8 && colours) {
      return {
        width: view.getUint16(at + 7),
        height: view.getUint16(at + 5),
        bytes,
        entries: `/ColorSpace${colours}/BitsPerComponent 8/Filter/DCTDecode`,
      };
    }
    if (frame) break;
    at += 2 + view.getUint16(at + 2);
  }
  throw new Error('This picture is not a grey or RGB JPEG.');
}

function png(bytes: Uint8Array): PackedPicture {
  const view = new DataView(bytes.buffer);
  if (bytes.length < 33 || view.getUint32(0) !== 0x89504e47) throw new Error('This picture is not a PNG.');
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth, kind, , , interlaced] = bytes.subarray(24, 29);
  if (depth !== 8 || (kind !== 0 && kind !== 2) || interlaced)
    throw new Error('Only PNG pictures of 8-bit grey or RGB can be printed.');
  const parts: Uint8Array[] = [];
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'tRNS') throw new Error('A PNG picture with transparency cannot be printed.');
    if (name === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const packed = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let end = 0;
  for (const part of parts) {
    packed.set(part, end);
    end += part.length;
  }
  const colours = kind === 0 ? 1 : 3;
  return {
    width,
    height,
    bytes: packed,
    entries:
      `/ColorSpace${COLOURS[colours]}/BitsPerComponent 8/Filter/FlateDecode` +
      `/DecodeParms<</Predictor 15/Colors ${colours}/Columns ${width}>>`,
  };
}
