const EMOJI = /[\p{ExtPict}\p{RI}\p{EMod}][\p{Cf}\uFE0F]*/gu;

/** One line of typed text without its emoji, which the books leave out. */
export function withoutEmoji(typed: string): string {
  return typed.replace(EMOJI, '').replace(/\s+/g, ' ').trim();
}
