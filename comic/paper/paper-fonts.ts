import { readFileSync } from 'node:fs';
import { directions } from '../lettering/directions.ts';
import type { FontBytes, FurtherFont } from '../lettering/lettering.ts';
import { googleFont } from '../node-fonts.ts';
import { openWoff } from './open-woff.ts';

/** Packages of Noto Sans, by the script that each is used for. */
const SCRIPTS = {
  Arabic: 'noto-sans-arabic/NotoSansArabic',
  Bengali: 'noto-sans-bengali/NotoSansBengali',
  Devanagari: 'noto-sans-devanagari/NotoSansDevanagari',
  Gujarati: 'noto-sans-gujarati/NotoSansGujarati',
  Gurmukhi: 'noto-sans-gurmukhi/NotoSansGurmukhi',
  Kannada: 'noto-sans-kannada/NotoSansKannada',
  Malayalam: 'noto-sans-malayalam/NotoSansMalayalam',
  Meetei_Mayek: 'noto-sans-meetei-mayek/NotoSansMeeteiMayek',
  Ol_Chiki: 'noto-sans-ol-chiki/NotoSansOlChiki',
  Oriya: 'noto-sans-oriya/NotoSansOriya',
  Sinhala: 'noto-sans-sinhala/NotoSansSinhala',
  Tamil: 'noto-sans-tamil/NotoSansTamil',
  Telugu: 'noto-sans-telugu/NotoSansTelugu',
  Thaana: 'noto-sans-thaana/NotoSansThaana',
  Tibetan: 'noto-serif-tibetan/NotoSerifTibetan',
} as const;

/** Fonts with only one weight. */
const ONE_WEIGHT = {
  Chakma: 'noto-sans-chakma/NotoSansChakma',
  Syloti_Nagri: 'noto-sans-syloti-nagri/NotoSansSylotiNagri',
} as const;

/** Fonts that come as WOFF, with only one weight. */
const WOFF = { Lepcha: 'noto-sans-lepcha', Limbu: 'noto-sans-limbu' } as const;

/**
 * The fonts of papers. Baloo 2 is the main family: it has Devanagari and ₹ in every weight. Noto has every
 * other script of India, Greek, Cyrillic, and Latin letters with any marks.
 */
export function paperFonts(): FontBytes {
  const plain = googleFont('baloo-2/Baloo2', '400Regular');
  return {
    display: googleFont('baloo-2/Baloo2', '800ExtraBold'),
    speech: plain,
    caption: googleFont('baloo-2/Baloo2', '700Bold'),
    fallback: plain,
    further: [
      ...Object.entries(SCRIPTS).map(([script, font]) => further(script, font, true)),
      ...Object.entries(ONE_WEIGHT).map(([script, font]) => further(script, font, false)),
      ...Object.entries(WOFF).map(([script, font]): FurtherFont => ({
        letters: lettersOf(script),
        plain: () => openWoff(readFileSync(placeOf(font, script.toLowerCase()))),
      })),
      // The last font also serves marks and signs that belong to no script.
      { ...further('Latin', 'noto-sans/NotoSans', true), letters: /[^]/ },
    ],
    directions,
    showMissing: true,
  };
}

function further(script: string, font: string, bold: boolean): FurtherFont {
  return {
    letters: lettersOf(script),
    plain: () => googleFont(font, '400Regular'),
    ...(bold && { bold: () => googleFont(font, '700Bold') }),
  };
}

/** Matches the letters of a script. Marks and signs that several scripts share match for each of them. */
const lettersOf = (script: string): RegExp => new RegExp(`\\p{Script_Extensions=${script}}`, 'u');

const placeOf = (font: string, script: string): URL =>
  new URL(`../../node_modules/@fontsource/${font}/files/${font}-${script}-400-normal.woff`, import.meta.url);
