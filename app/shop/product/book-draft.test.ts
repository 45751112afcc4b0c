import { describe, expect, it } from 'vitest';
import {
  afterAdding,
  bookFromText,
  EMPTY_BOOK,
  isComplete,
  typedBefore,
  withinStepper,
} from './book-draft.ts';

const HERO = { skin: '#5b3a26', hair: '#17110f', hairStyle: 'bun', glasses: true, headwear: 'none' } as const;
const FILLED = {
  format: 'print',
  quantity: 3,
  characterName: 'Mira',
  language: 'hi',
  favourites: { animal: 'turtle' },
  wheelchair: true,
  customMessage: 'For you',
  customStory: 'Once',
  customTitle: 'Mira and the sea',
  drawnHero: HERO,
  couponText: 'harshi10',
  couponCode: 'harshi10',
} as const;

describe('a book’s form', () => {
  it.each([
    [null, 'Mira', false],
    ['digital', '', false],
    ['digital', '   ', false],
    ['combo', ' Mira ', true],
  ] as const)('with format %s and name “%s” can be added: %s', (format, characterName, complete) => {
    expect(isComplete({ ...EMPTY_BOOK, format, characterName })).toBe(complete);
  });

  it.each([
    [-5, 1],
    [0, 1],
    [1, 1],
    [7, 7],
    [100, 99],
  ])('steps to %i as %i', (wanted, quantity) => expect(withinStepper(wanted)).toBe(quantity));

  it('comes back from the device as it was', () => {
    expect(bookFromText(JSON.stringify(FILLED))).toEqual(FILLED);
  });

  it.each([
    null,
    '',
    'no json',
    '[]',
    '7',
    '{"quantity": "2", "format": "gold", "drawnHero": {"skin": "red"}, "characterName": 5}',
    '{"quantity": 1.5}',
  ])('is empty when the device kept %s', (text) => expect(bookFromText(text)).toEqual(EMPTY_BOOK));

  it('keeps format and coupon for the next child, and nothing of this one', () => {
    expect(afterAdding(FILLED)).toEqual({
      ...EMPTY_BOOK,
      format: 'print',
      couponText: 'harshi10',
      couponCode: 'harshi10',
    });
  });

  it('takes over what was typed before its script ran', () => {
    const fields: Record<string, string> = { characterName: 'Arjun', format: 'combo', customTitle: '' };
    expect(typedBefore((name) => fields[name] ?? '')).toEqual({ characterName: 'Arjun', format: 'combo' });
    expect(typedBefore((name) => (name === 'language' ? 'hi' : ''))).toEqual({ language: 'hi' });
    const chosen = typedBefore((name) => (name === 'favouriteAnimal' ? 'parrot' : ''));
    expect(chosen).toEqual({ favourites: { animal: 'parrot' } });
  });
});
