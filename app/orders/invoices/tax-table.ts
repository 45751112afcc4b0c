import type { AddOnId } from '../../buying/pricing/price-list.ts';
import type { Format } from '../../books/book/formats.ts';
import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import type { TAX_KINDS } from '../../platform/settings/tax-kinds.ts';

/** The tax class of something that the shop sells. */
export interface TaxKind {
  /** Code of goods (HSN) or services (SAC). */
  hsn: string;
  /** Included in the price. */
  ratePercent: number;
}

export type TaxKindName = (typeof TAX_KINDS)[number];

/**
 * The tax classes that apply until the owner changes them. Printed books are nil rated. A book sold both
 * printed and digital is one sale, taxed like the printed book.
 */
export const BUILT_IN_TAXES: Readonly<Record<TaxKindName, TaxKind>> = {
  'printed book': { hsn: '4901', ratePercent: 0 },
  'digital book': { hsn: '998431', ratePercent: 5 },
  both: { hsn: '4901', ratePercent: 0 },
  gift: { hsn: '4819', ratePercent: 18 },
  service: { hsn: '998391', ratePercent: 18 },
  delivery: { hsn: '996812', ratePercent: 18 },
};

/** The tax class that applies now: the owner's setting, else the built-in one. */
export const taxNow = (set: ShopSettings['taxes'], kind: TaxKindName): TaxKind =>
  set[kind] ?? BUILT_IN_TAXES[kind];

export const KIND_OF_FORMAT: Readonly<Record<Format, TaxKindName>> = {
  print: 'printed book',
  digital: 'digital book',
  combo: 'both',
};

export const KIND_OF_ADD_ON: Readonly<Record<AddOnId, TaxKindName>> = {
  'extra-story-theme': 'service',
  'rush-delivery': 'delivery',
  'gift-box': 'gift',
  'extra-printed-copy': 'printed book',
};
