import { expect, it } from 'vitest';
import type { Language } from '../book.ts';
import { say } from './telling.ts';

const telling = (name: string, language: Language = 'en') => ({ name, language });

const both = (text: string) => ({ en: text, hi: text });

it('puts the name in, plain or in capitals', () => {
  expect(say(both('{name}! {NAME}!'), telling('Zoë'))).toBe('Zoë! ZOË!');
});

it('takes the name as it is, never as a pattern or a slot', () => {
  expect(say(both('Hi {name}.'), telling('$& {NAME}'))).toBe('Hi $& {NAME}.');
});

it('speaks the language of the book', () => {
  const greeting = { en: 'Hello, {name}!', hi: 'नमस्ते, {name}!' };
  expect(say(greeting, telling('Arjun'))).toBe('Hello, Arjun!');
  expect(say(greeting, telling('अर्जुन', 'hi'))).toBe('नमस्ते, अर्जुन!');
});
