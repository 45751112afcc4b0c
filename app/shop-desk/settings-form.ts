import { z } from 'zod';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { BUILT_IN_FACTS, type OwnFacts } from '../storefront/facts.ts';
import { FACT_FIELDS, type FactField } from './fact-fields.ts';
import { readKeptForm } from './kept-form.ts';
import { readTaxForm } from './tax-form.ts';
import { typedLine } from './typed-line.ts';

const RULES: Record<FactField['kind'], { pattern: RegExp; complaint: string }> = {
  text: { pattern: /^.{3,200}$/u, complaint: 'Please write 3 to 200 characters on one line.' },
  email: { pattern: /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, complaint: 'Please write an e-mail address.' },
  tel: {
    pattern: /^\+?\d(?:[ ()-]?\d){7,14}$/,
    complaint: 'Please write a phone number of 8 to 15 digits.',
  },
  url: {
    pattern: /^https:\/\/[^\s"<>]+\.[^\s"<>]+$/,
    complaint: 'Please write an address that begins with https://.',
  },
  time: {
    pattern: /^\d{1,3}(?:-\d{1,3})? (?:hours?|days?|weeks?|business days?)$/,
    complaint: 'Please write a number and its unit, such as “24 hours” or “5-7 business days”.',
  },
};
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The field of a form and what to mend in it. */
export type SettingsErrors = Record<string, string>;
export interface SettingsWish extends Pick<
  ShopSettings,
  'maxUploadMb' | 'notifyOrders' | 'notifyFeedback' | 'facts' | 'seller' | 'taxes' | 'keptDays'
> {
  maintenance: boolean;
}

const uploadSchema = z.coerce.number().int().min(1).max(50);

/** Reads the form of the settings. Only what differs from the built-in facts is kept. */
export function readSettingsForm(form: FormData): { wish: SettingsWish } | { errors: SettingsErrors } {
  const { errors: taxErrors, ...onInvoices } = readTaxForm(form);
  const { errors: keptErrors, keptDays } = readKeptForm(form);
  const errors: SettingsErrors = {};
  const facts: OwnFacts = {};
  for (const field of FACT_FIELDS) {
    const typed = typedLine(form, field.name);
    const complaint = complaintAbout(field, typed);
    if (complaint) errors[field.name] = complaint;
    else if (typed !== BUILT_IN_FACTS[field.name]) facts[field.name] = typed;
  }
  const maxUploadMb = uploadSchema.safeParse(form.get('maxUploadMb'));
  if (!maxUploadMb.success) errors['maxUploadMb'] = 'Please write a whole number from 1 to 50.';
  Object.assign(errors, taxErrors, keptErrors);
  if (!maxUploadMb.success || Object.keys(errors).length > 0) return { errors };
  return {
    wish: {
      facts,
      ...onInvoices,
      keptDays,
      maxUploadMb: maxUploadMb.data,
      maintenance: form.has('maintenance'),
      notifyOrders: form.has('notifyOrders'),
      notifyFeedback: form.has('notifyFeedback'),
    },
  };
}

function complaintAbout({ name, kind, optional }: FactField, typed: string): string | null {
  if (typed === '' && optional) return null;
  if (name === 'gstin')
    return GSTIN.test(typed) ? null : 'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5.';
  return RULES[kind].pattern.test(typed) ? null : RULES[kind].complaint;
}
