import { describe, expect, it } from 'vitest';
import { type Draft, EMPTY_DRAFT, SHIPPING_FIELDS } from '../wizard-draft/draft.ts';
import { mayGoOn, pathOf, readyToPay, stepAt, type StepNumber, stepToShow } from './steps.ts';

const FULL: Draft = {
  ...EMPTY_DRAFT,
  story: 'space-explorer',
  format: 'print',
  characterName: 'Aarav',
  shipping: {
    fullName: 'Asha Rao',
    email: 'asha',
    phone: '1',
    address: '12 Temple Road',
    city: 'Bengaluru',
    state: 'Karnataka',
    postalCode: 'x',
  },
};

describe('Next', () => {
  it.each<[StepNumber, Partial<Draft>, boolean]>([
    [1, {}, true],
    [1, { story: null }, false],
    [2, {}, true],
    [2, { format: null }, false],
    [3, {}, true],
    [3, { characterName: '' }, false],
    [3, { characterName: ' \t\n' }, false],
    [3, { characterName: ' अर्जुन ' }, true],
    [3, { customTitle: '', customMessage: '', customStory: '' }, true],
    [4, EMPTY_DRAFT, true],
    [5, {}, true],
    [6, {}, false],
  ])('of step %i with %o is enabled: %s', (step, patch, enabled) => {
    expect(mayGoOn(step, { ...FULL, ...patch })).toBe(enabled);
  });

  it.each(SHIPPING_FIELDS)('of step 5 waits for %s', (name) => {
    for (const empty of ['', '   '])
      expect(mayGoOn(5, { ...FULL, shipping: { ...FULL.shipping, [name]: empty } })).toBe(false);
  });
});

describe('an address', () => {
  it.each<[string, Partial<Draft>, StepNumber]>([
    ['/create', EMPTY_DRAFT, 1],
    ['/create-book', {}, 1],
    ['/create/preview', EMPTY_DRAFT, 1],
    ['/create/format', { story: null }, 1],
    ['/create/format', { format: null }, 2],
    ['/create/preview', { format: null }, 2],
    ['/create/details', { characterName: '' }, 3],
    ['/create/payment', { characterName: ' ' }, 3],
    ['/create/payment', { shipping: EMPTY_DRAFT.shipping }, 5],
    ['/create/payment', {}, 6],
    ['/create/payment/', {}, 6],
    ['/create/format', {}, 2],
  ])('%s shows, with %o, step %i', (path, patch, step) => {
    expect(stepToShow(stepAt(path), { ...FULL, ...patch })).toBe(step);
  });

  it('of each step leads back to it', () => {
    for (const step of [1, 2, 3, 4, 5, 6] as const) expect(stepAt(pathOf(step))).toBe(step);
  });
});

it('payment asks for book, format, name and the whole address', () => {
  expect(readyToPay(FULL)).toBe(true);
  expect(readyToPay({ ...FULL, story: null })).toBe(false);
  expect(readyToPay({ ...FULL, shipping: { ...FULL.shipping, state: '' } })).toBe(false);
});
