import { describe, expect, it } from 'vitest';
import { oneLine, severalLines } from './typed-text.ts';

const cases: [typed: string, lines: string, line: string][] = [
  ['  Asha  Rao ', 'Asha  Rao', 'Asha Rao'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd', 'a b c d'],
  ['x\r\nBcc: victim@example.in', 'x\nBcc: victim@example.in', 'x Bcc: victim@example.in'],
  ['null\u0000 bell\u0007 \u2028', 'null bell', 'null bell'],
  ['half \uD83D', 'half \uFFFD', 'half \uFFFD'],
  ['नन्हे वीर 👩‍👧', 'नन्हे वीर 👩‍👧', 'नन्हे वीर 👩‍👧'],
];

describe('typed text', () => {
  it.each(cases)('%j', (typed, lines, line) => {
    expect(severalLines(typed)).toBe(lines);
    expect(oneLine(typed)).toBe(line);
  });
});
