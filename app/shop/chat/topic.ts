import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { FORMAT_NAME, FORMATS } from '../../books/book/formats.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { CONTACT } from '../../platform/facts/facts.ts';

/** Where an answer leads on. */
export interface ChatLink {
  to: string;
  label: string;
}

/** Something visitors ask about, and what the shop says to it. */
export interface Topic {
  id: string;
  /** Beginnings of words in small letters, Hindi in Latin letters among them; short ones match whole words only. */
  words: string[];
  /** Several words in a row, which say more than one. */
  phrases?: string[];
  /** Words that decide the topic alone, such as a foreign place. */
  places?: string[];
  text: string;
  links?: ChatLink[];
}

export const CREATE: ChatLink = { to: '/create', label: 'Create a book' };
export const PRICING: ChatLink = { to: '/pricing', label: 'Pricing' };
export const CONTACT_PAGE: ChatLink = { to: '/contact', label: 'Write to us' };
export const REFUNDS: ChatLink = { to: '/cancellation-refunds', label: 'Refunds' };
export const SHIPPING: ChatLink = { to: '/shipping-policy', label: 'Shipping' };

export const phoneOnOneLine = (): string => CONTACT.phone.replaceAll(' ', '\u00a0');
export const PRICES = FORMATS.map((format) => `${FORMAT_NAME[format]} ${rupees(FORMAT_PRICE[format])}`).join(
  ', ',
);
