import { describe, expect, it } from 'vitest';
import { changeDraft, type Draft, draftFromText, draftToText, EMPTY_DRAFT } from './draft.ts';
import { typedBefore } from './typed-before.ts';

const FULL: Draft = {
  story: 'magic-kingdom',
  shopStory: { id: '0f5c2f4e-7f60-4a7a-9d0f-3c2b1a000001', title: 'The lost kite' },
  format: 'combo',
  characterName: 'Śrī-Lakshmī d’Souza',
  language: 'hi',
  favourites: { animal: 'puppy', colour: 'green' },
  wheelchair: true,
  customTitle: 'The <b>brave</b>',
  customMessage: 'Happy birthday 🎂',
  customStory: 'Once…',
  storyNotes: { of: '5-1a2b', notes: [{ beat: 0, place: 'forest' }] },
  drawnHero: { skin: '#c58c5a', hair: '#2b1b12', hairStyle: 'braids', glasses: true, headwear: 'patka' },
  photoMark: '2026-11-23T10:00:00.000Z',
  shipping: {
    fullName: 'Asha Rao',
    email: 'asha@example.in',
    phone: '98450 12345',
    address: '12 Temple Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: '560003',
  },
  anyway: ['phone'],
  couponText: 'harshi10',
  couponCode: 'harshi10',
  addOns: ['rush-delivery', 'gift-box'],
  intentKey: 'a'.repeat(32),
};

describe('a stored draft', () => {
  it('comes back as it was', () => {
    expect(draftFromText(draftToText(FULL))).toEqual(FULL);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"version":1}',
    '{"version":1,"draft":null}',
    '{"version":1,"draft":{"shipping":7,"addOns":"gift-box","characterName":[]}}',
    '{"version":99,"draft":{"characterName":"Aarav"}}',
    '{"version":1,"draft":{"__proto__":{"story":"space-explorer"}}}',
  ])('that is damaged is an empty one: %s', (text) => {
    expect(draftFromText(text)).toEqual(EMPTY_DRAFT);
  });

  it('keeps what is whole beside what is damaged', () => {
    const damaged = {
      ...FULL,
      story: 'batman',
      format: 3,
      addOns: ['gift-box', 'gold'],
      drawnHero: { skin: 'red' },
      favourites: { animal: 'dragon', colour: 'green' },
    };
    expect(draftFromText(JSON.stringify({ version: 1, draft: damaged }))).toEqual({
      ...FULL,
      story: null,
      format: null,
      addOns: ['gift-box'],
      drawnHero: null,
      favourites: { colour: 'green' },
    });
  });

  it('keeps a name that is too long for a book, so that its field can say so, and bounds it', () => {
    const long = { ...FULL, characterName: 'A'.repeat(1000) };
    expect(draftFromText(draftToText(long)).characterName).toHaveLength(160);
  });
});

describe('the intent to pay', () => {
  const others: Partial<Draft>[] = [
    { story: 'space-explorer' },
    { format: 'print' },
    { characterName: 'Mira' },
    { customTitle: 'x' },
    { customMessage: 'x' },
    { customStory: 'x' },
    { drawnHero: null },
    { favourites: { animal: 'puppy' } },
    { wheelchair: false },
    { photoMark: null },
    { shipping: { ...FULL.shipping, city: 'Mysuru' } },
    { couponCode: null },
    { addOns: [] },
  ];
  it.each(others)('is another one after %o', (patch) => {
    const changed = changeDraft(FULL, patch);
    expect(changed).toMatchObject(patch);
    expect(changed.intentKey).toMatch(/^[0-9a-f]{32}$/);
    expect(changed.intentKey).not.toBe(FULL.intentKey);
  });

  it('stays when nothing of the purchase changes', () => {
    expect(changeDraft(FULL, { couponText: 'x' }).intentKey).toBe(FULL.intentKey);
    expect(changeDraft(FULL, { shipping: { ...FULL.shipping } }).intentKey).toBe(FULL.intentKey);
  });

  it('exists after the first change', () => {
    expect(changeDraft(EMPTY_DRAFT, { couponText: 'x' }).intentKey).toHaveLength(32);
  });
});

it('what was typed before the script ran wins over the stored draft', () => {
  const page: Record<string, string> = {
    characterName: 'Mira',
    city: 'Pune',
    story: 'space-explorer',
    format: 'gold',
    favouriteColour: 'red',
  };
  const typed = typedBefore((name) => page[name] ?? '', FULL);
  expect(typed).toEqual({
    characterName: 'Mira',
    shipping: { ...FULL.shipping, city: 'Pune' },
    story: 'space-explorer',
    shopStory: null,
    favourites: { animal: 'puppy', colour: 'red' },
  });
  expect(typedBefore(() => '', FULL)).toEqual({});
});
