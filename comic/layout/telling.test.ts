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

it('says what the parent chose, or does without it', () => {
  const cape = { en: '[Your {colour}|Your] cape[, and a {animal}: {sound}]!', hi: '[{colour} का ]केप!' };
  const chosen = { animal: 'elephant', colour: 'red' } as const;
  expect(say(cape, { ...telling('Zoë'), favourites: chosen })).toBe(
    'Your red cape, and a little elephant: Toot!!',
  );
  expect(say(cape, { ...telling('Zoë'), favourites: { colour: 'red' } })).toBe('Your red cape!');
  expect(say(cape, telling('Zoë'))).toBe('Your cape!');
  expect(say(cape, { ...telling('ज़ोया', 'hi'), favourites: chosen })).toBe('लाल रंग का केप!');
});

it('knows a hero who rolls from one who walks', () => {
  const steps = both('We [{wheels}roll|run]!');
  expect(say(steps, { ...telling('Jo'), wheelchair: true })).toBe('We roll!');
  expect(say(steps, telling('Jo'))).toBe('We run!');
});

it('leaves the brackets of a writer alone', () => {
  expect(say(both('[Knock] {name} [or {name}?]'), telling('Jo'))).toBe('[Knock] Jo [or Jo?]');
});

it('speaks the language of the book', () => {
  const greeting = { en: 'Hello, {name}!', hi: 'नमस्ते, {name}!' };
  expect(say(greeting, telling('Arjun'))).toBe('Hello, Arjun!');
  expect(say(greeting, telling('अर्जुन', 'hi'))).toBe('नमस्ते, अर्जुन!');
});
