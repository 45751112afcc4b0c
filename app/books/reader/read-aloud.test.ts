import { expect, it } from 'vitest';
import { spokenOf, voiceFor } from './read-aloud.ts';

const say = (kind: 'speech' | 'thought', who: string, text: string) => ({ kind, who, text });

it('says whose words they are once, and leaves pictures to the eyes', () => {
  const lines = [
    { kind: 'picture' as const, text: 'Moon. Mira, happy.' },
    { kind: 'caption' as const, text: 'Far away …' },
    say('speech', 'Mira', 'Look!'),
    say('thought', 'Mira', 'A star!'),
    say('speech', 'Tiko', 'Where?'),
  ];
  expect(spokenOf(3, { name: 'Page 3', lines })).toEqual([
    { page: 3, line: 1, text: 'Far away …' },
    { page: 3, line: 2, text: 'Mira: Look!' },
    { page: 3, line: 3, text: 'A star!' },
    { page: 3, line: 4, text: 'Tiko: Where?' },
  ]);
});

it('takes a voice of the book’s language, Indian if it can', () => {
  const voices = ['de-DE', 'en-US', 'en-IN', 'hi_IN'].map((lang) => ({ lang, localService: true }));
  expect(voiceFor(voices, 'en')?.lang).toBe('en-IN');
  expect(voiceFor(voices.slice(0, 2), 'en')?.lang).toBe('en-US');
  expect(voiceFor(voices, 'hi')?.lang).toBe('hi_IN');
  expect(voiceFor(voices.slice(0, 1), 'hi')).toBeUndefined();
});

it('takes no voice that would send the child’s name to somebody', () => {
  const [near, far] = [
    { lang: 'en-US', localService: true },
    { lang: 'en-IN', localService: false },
  ];
  expect(voiceFor([far, near], 'en')).toBe(near);
  expect(voiceFor([far], 'en')).toBeUndefined();
});
