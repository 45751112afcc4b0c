import { plainLine } from '../../platform/strings/plain-line.ts';
import { oneLine } from '../../platform/strings/typed-text.ts';

/** What was typed into a field of one line, in the one way of writing its letters. */
export const typedLine = (form: FormData, name: string): string =>
  oneLine(String(form.get(name) ?? '')).normalize('NFC');

/** The same for what is no words: a number, a code, an address of the web or for letters. */
export const typedPlain = (form: FormData, name: string): string => plainLine(String(form.get(name) ?? ''));
