import { z } from 'zod';
import { addOnsFor } from './add-ons-for.ts';
import { ADD_ON_IDS, ADD_ONS, type AddOnId } from './price-list.ts';
import type { Format } from '../../books/book/formats.ts';

/** The chosen add-ons of a request: each at most once, and never with a price. */
export const addOnsSchema = z
  .array(z.enum(ADD_ON_IDS))
  .max(ADD_ON_IDS.length * 2)
  .default([])
  .transform((ids) => ADD_ON_IDS.filter((id) => ids.includes(id)));

export interface PricedAddOn {
  id: AddOnId;
  name: string;
  /** Whole rupees. */
  price: number;
}

/** The chosen add-ons at today's prices, without those that books of these formats cannot have. */
export function priceAddOns(ids: readonly AddOnId[], formats: readonly Format[]): PricedAddOn[] {
  const offered = addOnsFor(formats);
  return ids.filter((id) => offered.includes(id)).map((id) => ({ id, ...ADD_ONS[id] }));
}
