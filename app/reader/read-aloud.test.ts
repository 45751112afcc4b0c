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
  const voices = ['de-DE', 'en-US', 'en-IN', 'hi_IN'].map((lang) => ({ lang }));
  expect(voiceFor(voices, 'en')).toEqual({ lang: 'en-IN' });
  expect(voiceFor(voices.slice(0, 2), 'en')).toEqual({ lang: 'en-US' });
  expect(voiceFor(voices, 'hi')).toEqual({ lang: 'hi_IN' });
  expect(voiceFor(voices.slice(0, 1), 'hi')).toBeUndefined();
});
