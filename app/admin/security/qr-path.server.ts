import { encode } from 'uqr';

/** A QR code: `size` modules wide with its quiet zone, and the dark modules as one path. */
export interface Square {
  size: number;
  path: string;
}

export function squareOf(words: string): Square {
  const { data, size } = encode(words, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
