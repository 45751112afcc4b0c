/** The apostrophe as phones and other keyboards type it. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u2032\u00b4`\uff07]/g;
/** Joiners and soft hyphens. They change how a word looks, but not which word it is. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

const written = (text: string): string =>
  text.normalize('NFC').replaceAll(APOSTROPHES, "'").replaceAll(UNSEEN, '');

/**
 * Replaces the child's name, and each part of it, with a placeholder. Any ending goes with it: `Arjuns`,
 * `अर्जुनने`. A name that is spelt in another way, or in another script than the book's name, is not
 * replaced.
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

/**
 * Many words begin with the same one or two letters, so a name this short allows only a short ending, or
 * none.
 */
function withEndings(name: string): string {
  const length = Array.from(name).length;
  const ending = length > 2 ? '*' : length === 2 ? '{0,2}' : '{0}';
  return `${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll("'", "'?")}[\\p{L}\\p{M}]${ending}`;
}
