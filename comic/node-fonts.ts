import { readFileSync } from 'node:fs';
import type { FontBytes } from './lettering/lettering.ts';

/** The workshop's fonts, for threads and commands that run in Node: read from their packages. */
export function fontBytes(): FontBytes {
  return {
    display: read('bangers/400Regular/Bangers_400Regular.ttf'),
    speech: read('comic-neue/700Bold/ComicNeue_700Bold.ttf'),
    caption: read('comic-neue/700Bold_Italic/ComicNeue_700Bold_Italic.ttf'),
    fallback: read('baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf'),
  };
}

/** One calm family for papers, which has Devanagari and ₹ in every weight: plain, bold and for titles. */
export function paperFonts(): FontBytes {
  const plain = read('baloo-2/400Regular/Baloo2_400Regular.ttf');
  return {
    display: read('baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf'),
    speech: plain,
    caption: read('baloo-2/700Bold/Baloo2_700Bold.ttf'),
    fallback: plain,
  };
}

function read(file: string): ArrayBuffer {
  const place = new URL(`../node_modules/@expo-google-fonts/${file}`, import.meta.url);
  return new Uint8Array(readFileSync(place)).buffer;
}
