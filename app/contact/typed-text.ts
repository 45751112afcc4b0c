import { z } from 'zod';

/** Control characters have no place in a letter's header, and a database refuses some of them. */
const CONTROLS = /\p{Cc}+/gu;
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/gu;

/** What was typed into a field of one line, trimmed. */
export const oneLine = z.string().overwrite((text) => text.replace(CONTROLS, ' ').trim());

/** What was typed into a text area, with its line breaks. */
export const severalLines = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n').replace(CONTROLS_BUT_LINES, '').trim());
