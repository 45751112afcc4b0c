/** Background colours of an avatar without a picture. Dark ink is readable on each. */
export const AVATAR_COLOURS = ['#ffd23f', '#ff9a1f', '#ff8f8f', '#8fdcd3', '#b9a4f5', '#9fd98a'] as const;

/** First letters of the name, two at most; without a name the e-mail's first letter. */
export function initials(fullName: string, email: string): string {
  const words = fullName.trim().split(/\s+/).filter(Boolean);
  const letters = words.slice(0, 2).map(firstLetter).join('');
  return (letters || firstLetter(email)).toLocaleUpperCase('en-IN');
}

/** One of the six colours, by the length of the e-mail address. */
export function avatarColour(email: string): (typeof AVATAR_COLOURS)[number] {
  return AVATAR_COLOURS[email.length % AVATAR_COLOURS.length] ?? AVATAR_COLOURS[0];
}

/** A letter with its vowel signs, so that नन्हे gives न and not half a character. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('en-IN').segment(word.trim());
  return first?.segment ?? '';
}
