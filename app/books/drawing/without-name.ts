/** As phones and other keyboards type it. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u2032\u00b4`\uff07]/g;
/** Joiners and soft hyphens: they change how a word looks, not which one it is. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

const written = (text: string): string =>
  text.normalize('NFC').replaceAll(APOSTROPHES, "'").replaceAll(UNSEEN, '');

/**
 * The child's name, and each part of it, gives way to a placeholder, with whatever ending it has: `Arjuns`, `अर्जुनने`. Who
 * spells it in another way, or in other letters than the book's name, has it read.
 */
export function withoutName(sentence: string, heroName: string): string {
  const whole = written(heroName).trim();
  const parts = whole.split(/[\s\p{Pd}]+/u).filter((word) => Array.from(word).length > 1);
  const names = [whole, ...parts].filter(Boolean).map(withEndings);
  if (names.length === 0) return written(sentence);
  return written(sentence).replace(
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${names.join('|')})(?![\\p{L}\\p{M}])`, 'giu'),
    '{name}',
  );
}

/** Many words begin with one or two letters: there an ending is short, or none. */
function withEndings(name: string): string {
  const length = Array.from(name).length;
  const ending = length > 2 ? '*' : length === 2 ? '{0,2}' : '{0}';
  return `${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "'?")}[\\p{L}\\p{M}]${ending}`;
}
