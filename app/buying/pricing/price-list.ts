import type { Format } from '../../books/book/formats.ts';

/** Prices in whole rupees. Pages, letters, quotes and tests all read the shop's prices from this file. */
export const FORMAT_PRICE: Record<Format, number> = { digital: 399, print: 799, combo: 999 };

export const ADD_ON_IDS = ['extra-story-theme', 'rush-delivery', 'gift-box', 'extra-printed-copy'] as const;
export type AddOnId = (typeof ADD_ON_IDS)[number];

export const ADD_ONS: Record<AddOnId, { name: string; price: number }> = {
  'extra-story-theme': { name: 'Extra story theme', price: 300 },
  'rush-delivery': { name: 'Rush delivery (1 day)', price: 200 },
  'gift-box': { name: 'Gift box', price: 150 },
  'extra-printed-copy': { name: 'Additional printed copy', price: 500 },
};

export const FAMILY_PACK_DISCOUNT = 200;
export const FAMILY_PACK_FROM_QUANTITY = 2;

export const SHIPPING_CHARGE = 50;
export const FREE_SHIPPING_FROM = 500;
