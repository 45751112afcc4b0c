import { readFileSync } from 'node:fs';
import type { FontBytes } from '../comic/index.ts';

/** The workshop's fonts, read from their packages. */
export function fontBytes(): FontBytes {
  return {
    display: read('bangers/400Regular/Bangers_400Regular.ttf'),
    speech: read('comic-neue/700Bold/ComicNeue_700Bold.ttf'),
    caption: read('comic-neue/700Bold_Italic/ComicNeue_700Bold_Italic.ttf'),
    fallback: read('baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf'),
  };
}

function read(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(`node_modules/@expo-google-fonts/${file}`)).buffer;
}
