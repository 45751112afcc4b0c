import { arabicConsonants, inLatinLetters } from './latin-letters.ts';

/** Words that are not part of a name. */
const FILLERS = /\b(?:state|govt|government|union territory|u ?t|territory|of|the|india|bharat)\b/g;

/** Reduces a name to its sound, in one word. Doubled, aspirated and long letters count as simple ones. */
export function soundOf(name: string): string {
  const latin = inLatinLetters(name)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '');
  const words = latin
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const kept = words.replaceAll(FILLERS, ' ').trim() || words;
  const joined = kept.replaceAll(/\s+/g, '');
  if (joined.length < 4) return joined;
  return joined
    .replaceAll('ck', 'k')
    .replaceAll('ph', 'f')
    .replaceAll(/(?<=[bcdgjkpstz])h/g, '')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks')
    .replaceAll('z', 'j')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/(?<=.)y/g, 'i')
    .replaceAll(/(.)\1+/gu, '$1');
}

/**
 * The consonants of a name, which other scripts keep while they write more or fewer of its short vowels. ''
 * when there are fewer than three.
 */
export function consonantsOf(name: string): string {
  const consonants = (arabicConsonants(name) || soundOf(name))
    .replaceAll(/[aeiouvhy\s]/g, '')
    .replaceAll(/(.)\1+/gu, '$1');
  return consonants.length >= 3 ? consonants : '';
}
