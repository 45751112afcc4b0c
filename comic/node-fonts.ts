import { readFileSync } from 'node:fs';
import { type FontBytes, LATIN_WITH_ANY_MARKS } from './lettering/lettering.ts';

/** Reads the workshop's fonts from their packages, in Node. */
export function fontBytes(): FontBytes {
  return {
    display: googleFont('bangers/Bangers', '400Regular'),
    speech: googleFont('comic-neue/ComicNeue', '700Bold'),
    caption: googleFont('comic-neue/ComicNeue', '700Bold_Italic'),
    fallback: googleFont('baloo-2/Baloo2', '800ExtraBold'),
    further: [{ ...LATIN_WITH_ANY_MARKS, plain: () => googleFont('noto-sans/NotoSans', '800ExtraBold') }],
  };
}

/** @param font the package, and the beginning of its file names. */
export function googleFont(font: string, weight: string): ArrayBuffer {
  const [folder, name] = font.split('/');
  const file = `${folder}/${weight}/${name}_${weight}.ttf`;
  const place = new URL(`../node_modules/@expo-google-fonts/${file}`, import.meta.url);
  return new Uint8Array(readFileSync(place)).buffer;
}
