import { withoutEmoji } from '../text/emoji.ts';

/** Letters that the books do not have. Emoji are left out; words in another script have to be refused. */
const UNPRINTABLE =
  /(?:(?![\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}])\p{L}\p{M}*)+/u;

/** Why words cannot stand in a book; undefined when they can. */
export function whyUnprintable(text: string): string | undefined {
  const found = UNPRINTABLE.exec(text);
  return found ? `Our books have English and Hindi letters; “${found[0]}” cannot be printed yet.` : undefined;
}

/** The same for the hero's name, of which something must be left. */
export function whyNameUnprintable(name: string): string | undefined {
  if (name.trim() && !withoutEmoji(name))
    return 'Emoji cannot be printed: in the book the name would read “Hero”. Type a name in letters.';
  return whyUnprintable(name);
}
