/** What the doctor says of one part of the shop. */
export interface Finding {
  part: string;
  /** `note`: nothing is wrong, but it is worth knowing. */
  state: 'ok' | 'note' | 'wrong';
  words: string;
  /** For what is wrong. */
  mend?: string;
}

export const ok = (part: string, words: string): Finding => ({ part, state: 'ok', words });
export const note = (part: string, words: string): Finding => ({ part, state: 'note', words });
export const wrong = (part: string, words: string, mend: string): Finding => ({
  part,
  state: 'wrong',
  words,
  mend,
});

/** The doctor's letter, a part a line. */
export function written(findings: readonly Finding[]): string {
  return findings
    .map(({ part, state, words, mend }) => {
      const line = `${state.padEnd(6)} ${part.padEnd(10)} ${words.replaceAll('\n', `\n${' '.repeat(18)}`)}`;
      return mend ? `${line}\n${' '.repeat(18)}→ ${mend}` : line;
    })
    .join('\n');
}
