import { countLetters, lettersLacking } from '#comic';
import { withoutEmoji } from '../../platform/strings/emoji.ts';
import { LONGEST, mostTyped } from './longest-words.ts';

type Words = keyof typeof LONGEST;

/** Why a parent's text cannot be printed in a book, as a sentence for its field; undefined when it can. */
export function whyUnprintable(field: Words, text: string): string | undefined {
  // No field accepts a text this long, so its letters are not checked one by one.
  const endless = text.length > mostTyped(field) ? whyTooLong(field, text) : undefined;
  if (endless) return endless;
  return field === 'characterName' ? whyNoName(text) : (whyNotLettered(text) ?? whyTooLong(field, text));
}

function whyNoName(name: string): string | undefined {
  if (name.trim() && !withoutEmoji(name))
    return 'Emoji cannot be printed: in the book the name would read “Hero”. Type a name in letters.';
  return whyNotLettered(name) ?? whyTooLong('characterName', name);
}

function whyNotLettered(text: string): string | undefined {
  const [found] = lettersLacking(text);
  return found && `Our books have English and Hindi letters; “${found}” cannot be printed yet.`;
}

function whyTooLong(field: Words, text: string): string | undefined {
  const most = LONGEST[field];
  const letters =
    field === 'characterName' || field === 'customTitle' ? countLetters(text.trim()) : text.length;
  if (letters <= most) return undefined;
  return `${HOLDS[field]} ${most.toLocaleString('en-IN')} letters; this has ${letters.toLocaleString('en-IN')}. Please shorten it a little.`;
}

const HOLDS: Record<Words, string> = {
  characterName: 'A name in a book has at most',
  customTitle: 'A cover has room for',
  customMessage: 'The first page has room for',
  customStory: 'A book has room for',
};
