import { describe, expect, it } from 'vitest';
import { balancedLines, cutInside, cutWords } from './break-lines.ts';

const measure = (text: string): number => text.length;
const lines = (text: string, count: number): string[] => balancedLines(text.split(' '), count, measure);

describe('balancedLines', () => {
  it('makes the widest line as narrow as it can be', () => {
    expect(balancedLines('one two three four five six'.split(' '), 2, measure)).toEqual([
      'one two three',
      'four five six',
    ]);
  });

  it('never makes more lines than words', () => {
    expect(balancedLines(['hello'], 4, measure)).toEqual(['hello']);
  });

  it('keeps every word in order', () => {
    const words = 'a bb ccc dddd eeeee ffffff'.split(' ');
    for (let count = 1; count <= 6; count++)
      expect(balancedLines(words, count, measure).join(' ')).toBe(words.join(' '));
  });
});

describe('balancedLines, of a short last word', () => {
  it('gives it company where another break of as many lines does', () => {
    expect(lines('But it is far and steep, and I get hiccups in high places.', 4)).toEqual([
      'But it is far',
      'and steep, and',
      'I get hiccups',
      'in high places.',
    ]);
    expect(lines('Hold on, little star. Meera is coming!', 3)).toEqual([
      'Hold on, little',
      'star. Meera',
      'is coming!',
    ]);
  });

  it('leaves it alone where it is a sentence of its own', () => {
    expect(lines('You are a star who is having a bad night. Paratha?', 4).at(-1)).toBe('Paratha?');
  });

  it('leaves it alone where company would make the line too long, or the one above too short', () => {
    expect(lines('Eight pomegranates later', 2)).toEqual(['Eight pomegranates', 'later']);
    expect(lines('I extraordinarily do', 2)).toEqual(['I extraordinarily', 'do']);
  });

  it('leaves a long one', () => {
    expect(lines('Interdepartmentally, even schoolboys will misunderstand', 3).at(-1)).toBe('misunderstand');
  });
});

describe('cutWords', () => {
  it('cuts a word that is too long, with hyphens, and no other', () => {
    expect(cutWords('hi abcdefghij', 5, measure)).toEqual(['hi', 'abc-', 'def-', 'ghij']);
  });

  it('leaves no letter or two at the end of a word', () => {
    expect(cutWords('Venkatanarasimharaju', 19, measure)).toEqual(['Venkatanar-', 'asimharaju']);
    expect(cutWords('Venkatanarasimharaju', 10, measure)).toEqual(['Venkata-', 'narasim-', 'haraju']);
  });

  it('does not part a letter from its marks', () => {
    expect(cutWords('क्षितिज', 5, measure).join('').replaceAll('-', '')).toBe('क्षितिज');
  });
});

describe('cutInside', () => {
  it.each(['RASIMHARA- JU', 'ANNE- MARIE'])('sees that %s is cut within the line', (line) => {
    expect(cutInside(line)).toBe(true);
  });

  it.each(['VENKATANA-', 'ANNE-MARIE', 'MIRA - A STORY'])('sees nothing wrong in %s', (line) => {
    expect(cutInside(line)).toBe(false);
  });
});
