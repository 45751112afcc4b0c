import { decimal } from './pdf-file.ts';
import { packedPicture, type PackedPicture } from './pdf-picture.ts';

/** How colours are written in a file. */
export interface Inks {
  space: 'DeviceRGB' | 'DeviceCMYK';
  /**
   * The operands for a colour `#rrggbb` or `#rgb`: one number for each ink, 0 to 1.
   * @throws Error for any other colour.
   */
  colour(colour: string): string;
  /** @throws Error for a picture that cannot be printed. */
  picture(href: string): PackedPicture;
  /** The ICC profile of the printing condition, which defines the colours. Absent for RGB. */
  profile?: { name: string; bytes: Uint8Array };
}

/** RGB, as screens show it. */
export const screenInks: Inks = { space: 'DeviceRGB', colour: rgb, picture: packedPicture };

function rgb(colour: string): string {
  let code = known.get(colour);
  if (code === undefined) {
    code = channels(colour)
      .map((value) => decimal(value / 255, 4))
      .join(' ');
    if (known.size > 5000) known.clear();
    known.set(colour, code);
  }
  return code;
}

const known = new Map<string, string>();

/** Red, green and blue, 0 to 255. @throws Error when the colour is neither `#rrggbb` nor `#rgb`. */
export function channels(colour: string): number[] {
  const long = colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  if (!/^#[0-9a-f]{6}$/i.test(long)) throw new Error(`${JSON.stringify(colour)} is not #rrggbb.`);
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
}
