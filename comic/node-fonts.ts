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

function read(file: string): ArrayBuffer {
  const place = new URL(`../node_modules/@expo-google-fonts/${file}`, import.meta.url);
  return new Uint8Array(readFileSync(place)).buffer;
}
