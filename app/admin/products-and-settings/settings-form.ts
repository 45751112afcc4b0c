import { z } from 'zod';
import { gstinProblem } from '../../platform/india/gstin.ts';
import type { ShopSettings } from '../../platform/settings/shop-settings.ts';
import { BUILT_IN_FACTS, MAX_GALLERY_PICTURE_MB, type OwnFacts } from '../../platform/facts/facts.ts';
import { plainCode } from '../../platform/strings/plain-line.ts';
import { FACT_FIELDS, type FactField } from './fact-fields.ts';
import { readKeptForm } from './kept-form.ts';
import { readTaxForm } from './tax-form.ts';
import { typedLine, typedPlain } from './typed-line.ts';

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

/** The field of a form and what to mend in it. */
export type SettingsErrors = Record<string, string>;
type MoneyWish = Pick<ShopSettings, 'ownerDecidesBelow' | 'customerPaysFee'>;
export interface SettingsWish
  extends
    Pick<
      ShopSettings,
      'maxUploadMb' | 'notifyOrders' | 'notifyFeedback' | 'facts' | 'seller' | 'taxes' | 'keptDays'
    >,
    Partial<MoneyWish> {
  maintenance: boolean;
}

/** Of one order, in whole rupees. */
const floorSchema = z.coerce.number().int().min(0).max(100_000);
const uploadSchema = z.coerce.number().int().min(1).max(MAX_GALLERY_PICTURE_MB);

/** Reads the form of the settings. Only what differs from the built-in facts is kept. */
export function readSettingsForm(form: FormData): { wish: SettingsWish } | { errors: SettingsErrors } {
  const { errors: keptErrors, keptDays } = readKeptForm(form);
  const errors: SettingsErrors = {};
  const facts: OwnFacts = {};
  for (const field of FACT_FIELDS) {
    const typed = typedFact(form, field);
    const complaint = complaintAbout(field, typed);
    if (complaint) errors[field.name] = complaint;
    else if (typed !== BUILT_IN_FACTS[field.name]) facts[field.name] = typed;
  }
  const { errors: taxErrors, ...onInvoices } = readTaxForm(form, facts.gstin ?? BUILT_IN_FACTS.gstin);
  const maxUploadMb = uploadSchema.safeParse(typedPlain(form, 'maxUploadMb'));
  if (!maxUploadMb.success)
    errors['maxUploadMb'] = `Please write a whole number from 1 to ${MAX_GALLERY_PICTURE_MB}.`;
  const floor = floorSchema.safeParse(typedPlain(form, 'ownerDecidesBelow'));
  if (!floor.success) errors['ownerDecidesBelow'] = 'Please write whole rupees, 0 to 1,00,000.';
  Object.assign(errors, taxErrors, keptErrors);
  if (!maxUploadMb.success || !floor.success || Object.keys(errors).length > 0) return { errors };
  return {
    wish: {
      facts,
      ...onInvoices,
      keptDays,
      maxUploadMb: maxUploadMb.data,
      // A page that was opened before there were these fields says nothing about them.
      ...(form.has('ownerDecidesBelow') && {
        ownerDecidesBelow: floor.data,
        customerPaysFee: form.has('customerPaysFee'),
      }),
      maintenance: form.has('maintenance'),
      notifyOrders: form.has('notifyOrders'),
      notifyFeedback: form.has('notifyFeedback'),
    },
  };
}

function typedFact(form: FormData, { name, kind }: FactField): string {
  if (name === 'gstin') return plainCode(String(form.get(name) ?? '')).toUpperCase();
  return kind === 'text' ? typedLine(form, name) : typedPlain(form, name);
}

function complaintAbout({ name, kind, optional }: FactField, typed: string): string | null {
  if (typed === '' && optional) return null;
  if (name === 'gstin') return gstinProblem(typed);
  return RULES[kind].pattern.test(typed) ? null : RULES[kind].complaint;
}
