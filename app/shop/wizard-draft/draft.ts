import { asLanguage } from '../../books/book/book-language.ts';
import { asFavourites } from '../../books/book/favourites.ts';
import type { StoryNotes, WizardBook } from '../../books/book/book.schema.ts';
import { asStoryNotes } from '../../books/book/custom-story.ts';
import { asDrawnHero, asRecord, asText, storedRecord } from '../../books/book/stored-book.ts';
import { mostTyped } from '../../books/book/longest-words.ts';
import type { ShippingDetails } from '../../buying/checkout/shipping.schema.ts';
import { ASKED_FIELDS, type AskedField } from '../../platform/india/asked-fields.ts';
import { ADD_ON_IDS, type AddOnId } from '../../buying/pricing/price-list.ts';
import { FORMATS } from '../../books/book/formats.ts';
import { WIZARD_BOOK_TITLE } from '../../buying/checkout/wizard-line.ts';

const STORIES = Object.keys(WIZARD_BOOK_TITLE) as WizardBook['story'][];

/** A book on its way to becoming an order, as the customer's own device keeps it. Empty texts are ''. */
export interface Draft {
  story: WizardBook['story'] | null;
  /** The story that the shop wrote, told in the world of `story`; null for the built-in one. */
  shopStory: { id: string; title: string } | null;
  format: WizardBook['format'] | null;
  characterName: string;
  language: WizardBook['language'];
  favourites: WizardBook['favourites'];
  wheelchair: boolean;
  customTitle: string;
  customMessage: string;
  customStory: string;
  /** What the pictures of the parent's own story show; null until the model has answered. */
  storyNotes: StoryNotes | null;
  drawnHero: WizardBook['drawnHero'];
  /** Identifies the stored photo; null without one. */
  photoMark: string | null;
  shipping: ShippingDetails;
  /** Fields that the shop questioned and the customer kept. */
  anyway: readonly AskedField[];
  /** The text in the coupon box. */
  couponText: string;
  /** The coupon that was accepted, as typed. */
  couponCode: string | null;
  addOns: AddOnId[];
  /** One intent to pay: renewed when the book, the address or the total changes. */
  intentKey: string;
}

export const SHIPPING_FIELDS = [
  'fullName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly (keyof ShippingDetails)[];

export const BOOK_TEXTS = ['characterName', 'customTitle', 'customMessage', 'customStory'] as const;

export const EMPTY_DRAFT: Draft = {
  story: null,
  shopStory: null,
  format: null,
  characterName: '',
  language: 'en',
  favourites: {},
  wheelchair: false,
  customTitle: '',
  customMessage: '',
  customStory: '',
  storyNotes: null,
  drawnHero: null,
  photoMark: null,
  shipping: { fullName: '', email: '', phone: '', address: '', city: '', state: '', postalCode: '' },
  anyway: [],
  couponText: '',
  couponCode: null,
  addOns: [],
  intentKey: '',
};

const VERSION = 1;
/** A change to one of these makes it a different purchase. */
const OF_THE_INTENT = [
  'story',
  'shopStory',
  'format',
  ...BOOK_TEXTS,
  'language',
  'favourites',
  'wheelchair',
  'storyNotes',
  'drawnHero',
  'photoMark',
  'shipping',
  'couponCode',
  'addOns',
] as const satisfies readonly (keyof Draft)[];

/** The draft after a change; a change to what is bought, or where it goes, renews the intent to pay. */
export function changeDraft(draft: Draft, patch: Partial<Draft>): Draft {
  const changed = { ...draft, ...patch };
  const another = OF_THE_INTENT.some((name) => JSON.stringify(changed[name]) !== JSON.stringify(draft[name]));
  return another || changed.intentKey === '' ? { ...changed, intentKey: newIntentKey() } : changed;
}

export function newIntentKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function draftToText(draft: Draft): string {
  return JSON.stringify({ version: VERSION, draft });
}

function asShopStory(value: unknown): Draft['shopStory'] {
  const { id, title } = asRecord(value);
  return typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id) ? { id, title: asText(title, 80) } : null;
}

/** Reads a stored draft. What is missing, of another version or damaged is empty; nothing throws. */
export function draftFromText(text: string | null): Draft {
  const stored = storedRecord(text);
  const draft = asRecord(stored['version'] === VERSION ? stored['draft'] : undefined);
  const shipping = asRecord(draft['shipping']);
  const favourites = asRecord(draft['favourites']);
  return {
    story: STORIES.find((id) => id === draft['story']) ?? null,
    shopStory: asShopStory(draft['shopStory']),
    format: FORMATS.find((format) => format === draft['format']) ?? null,
    characterName: asText(draft['characterName'], mostTyped('characterName')),
    language: asLanguage(draft['language']),
    favourites: asFavourites(favourites['animal'], favourites['colour']),
    wheelchair: draft['wheelchair'] === true,
    customTitle: asText(draft['customTitle'], mostTyped('customTitle')),
    customMessage: asText(draft['customMessage'], mostTyped('customMessage')),
    customStory: asText(draft['customStory'], mostTyped('customStory')),
    storyNotes: asStoryNotes(draft['storyNotes']),
    drawnHero: asDrawnHero(draft['drawnHero']),
    photoMark: asText(draft['photoMark'], 40) || null,
    shipping: Object.fromEntries(
      SHIPPING_FIELDS.map((name) => [name, asText(shipping[name], 400)]),
    ) as unknown as ShippingDetails,
    anyway: ASKED_FIELDS.filter((name) => Array.isArray(draft['anyway']) && draft['anyway'].includes(name)),
    couponText: asText(draft['couponText'], 40),
    couponCode: asText(draft['couponCode'], 40) || null,
    addOns: ADD_ON_IDS.filter((id) => Array.isArray(draft['addOns']) && draft['addOns'].includes(id)),
    intentKey: asText(draft['intentKey'], 64),
  };
}
