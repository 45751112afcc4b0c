import { z } from 'zod';
import { BUILT_IN_FACTS, type FactName } from '../facts/facts.ts';
import { PERIOD_NAMES } from './kept-days.ts';
import { TAX_KINDS } from './tax-kinds.ts';

const FACT_NAMES = Object.keys(BUILT_IN_FACTS) as FactName[];

/** The owner's settings for the whole shop, with their defaults. */
export const shopSettingsSchema = z.object({
  /** The time from which visitors get the holding page; null while the shop is open. */
  maintenanceSince: z.iso.datetime().nullable().default(null),
  /** The largest file that staff may upload, in MB. A child's photo has its own limit. */
  maxUploadMb: z.int().min(1).max(50).default(10),
  /** Whether the owner gets letters about each new order, and about each message and feedback. */
  notifyOrders: z.boolean().default(true),
  notifyFeedback: z.boolean().default(true),
  /** Printed orders below this many whole rupees wait for the owner. With 0, only free ones wait. */
  ownerDecidesBelow: z.int().min(0).max(100_000).default(0),
  /** Whether customers pay the payment provider's fee on top, as the account there is set up. */
  customerPaysFee: z.boolean().default(false),
  /** Whether all staff need an authenticator app. */
  secondFactorRequired: z.boolean().default(false),
  /** The owner's values that differ from the built-in facts. */
  facts: z.partialRecord(z.enum(FACT_NAMES), z.string()).default({}),
  /** The seller, as named on invoices. */
  seller: z
    .object({ name: z.string().min(1).max(120), state: z.string().min(1).max(60) })
    .default({ name: 'Nanhe Veer', state: 'Karnataka' }),
  /** HSN code and tax rate of each kind of invoice line, where they differ from the built-in ones. */
  taxes: z
    .partialRecord(
      z.enum(TAX_KINDS),
      z.object({ hsn: z.string().regex(/^\d{4,8}$/), ratePercent: z.number().min(0).max(40) }),
    )
    .default({}),
  /**
   * How many days each class of data is kept, where that differs from `kept-days.ts`, which also has the
   * bounds.
   */
  keptDays: z.partialRecord(z.enum(PERIOD_NAMES), z.int()).default({}),
});
export type ShopSettings = z.infer<typeof shopSettingsSchema>;
