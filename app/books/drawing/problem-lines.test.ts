import { expect, it } from 'vitest';
import { problemLines } from './problem-lines.ts';

it('says where, what it means, and what the check found', () => {
  expect(
    problemLines([
      { page: 0, rule: 'type', message: 'type of 8.0 pt' },
      { page: 7, rule: 'safe area', message: 'words leave the safe area at 3/4 mm' },
      { rule: 'making', message: 'There is no story called "ocean".' },
      { rule: 'new rule', message: 'something' },
    ]),
  ).toEqual([
    'Cover: Letters are too small to read (type of 8.0 pt).',
    'Page 7: Words are too near the edge (words leave the safe area at 3/4 mm).',
    'Whole book: The book could not be drawn (There is no story called "ocean").',
    'Whole book: new rule (something).',
  ]);
});
