const CONTROLS = /[^\P{Cc}\n\t]|[\u2028\u2029]/gu;

/** Text over several lines as it can be stored and printed: whole characters, no control characters, trimmed. */
export function cleanLines(text: string): string {
  return text.toWellFormed().replaceAll('\r\n', '\n').replaceAll('\r', '\n').replaceAll(CONTROLS, '').trim();
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanLines(text).replaceAll(/\s+/g, ' ');
}
