/** Control characters but line breaks, and two that only look like them: no letter, page or database wants them. */
const CONTROLS = /[^\P{Cc}\n\t]|[\u2028\u2029]/gu;

/** Typed text of several lines as it can be kept: whole characters, line breaks of one kind, trimmed. */
export function severalLines(typed: string): string {
  return typed.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '').trim();
}

/** The same for a field of one line. */
export function oneLine(typed: string): string {
  return severalLines(typed).replaceAll(/\s+/g, ' ');
}
