import { oneLine } from '../text/typed-text.ts';

/** What was typed into a field of one line, in the one way of writing its letters. */
export const typedLine = (form: FormData, name: string): string =>
  oneLine(String(form.get(name) ?? '').normalize('NFC'));
