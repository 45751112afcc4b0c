import { z } from 'zod';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { BUILT_IN_FACTS, type FactName, type OwnFacts } from '../storefront/facts.ts';
import { readKeptForm } from './kept-form.ts';
import { readTaxForm } from './tax-form.ts';
import { typedLine } from './typed-line.ts';

/** How a fact is written, and what is said when it is not. */
interface FactField {
  name: FactName;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'url' | 'time';
  hint?: string;
  autoComplete?: string;
  /** May be left out; then pages do not show it. */
  optional?: boolean;
  wide?: boolean;
}

export interface FactGroup {
  title: string;
  note: string;
  fields: FactField[];
}

/** The shop's facts as the settings show them. */
export const FACT_GROUPS: readonly FactGroup[] = [
  {
    title: 'How to reach the shop',
    note: 'On the contact page, in the policies, in letters, on paper and in what search engines read.',
    fields: [
      { name: 'email', label: 'E-mail', kind: 'email' },
      { name: 'hours', label: 'Hours', kind: 'text' },
      { name: 'phone', label: 'Phone', kind: 'tel' },
      { name: 'whatsapp', label: 'WhatsApp', kind: 'tel', hint: 'With the country’s code.' },
      { name: 'address', label: 'Address', kind: 'text', wide: true },
      { name: 'grievanceOfficer', label: 'Grievance officer', kind: 'text' },
      { name: 'gstin', label: 'GSTIN', kind: 'text', optional: true, hint: 'Empty while you have none.' },
    ],
  },
  {
    title: 'Social links',
    note: 'One that is left empty is not shown.',
    fields: [
      { name: 'instagram', label: 'Instagram', kind: 'url', optional: true },
      { name: 'facebook', label: 'Facebook', kind: 'url', optional: true },
      { name: 'youtube', label: 'YouTube', kind: 'url', optional: true },
    ],
  },
  {
    title: 'Times that pages promise',
    note: 'A number with its unit: “24 hours”, “5-7 business days”. The delivery promise of 7-8 days, the guarantee and cancelling are kept by the shop’s own clock and are not set here.',
    fields: [
      { name: 'confirmWithin', label: 'Customers confirm an order within', kind: 'time' },
      { name: 'photoReview', label: 'Photo looked at', kind: 'time' },
      { name: 'creation', label: 'Book made', kind: 'time' },
      { name: 'digitalPolicy', label: 'Digital copy, in the policies', kind: 'time' },
      { name: 'digitalFaq', label: 'Digital copy, in the questions', kind: 'time' },
      { name: 'printFaq', label: 'Printed book in the workshop', kind: 'time' },
      { name: 'domestic', label: 'Parcel within India', kind: 'time' },
      { name: 'international', label: 'Parcel abroad', kind: 'time' },
      { name: 'refundReview', label: 'Refund asked for: answered', kind: 'time' },
      { name: 'refundProcessing', label: 'Refund granted: paid', kind: 'time' },
      { name: 'refundToCards', label: 'Back on a card', kind: 'time' },
      { name: 'refundToUpi', label: 'Back by UPI or wallet', kind: 'time' },
      { name: 'refundToBank', label: 'Back by net banking', kind: 'time' },
    ],
  },
];
const FIELDS = FACT_GROUPS.flatMap(({ fields }) => fields);

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
  for (const field of FIELDS) {
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

/** Facts that would be untrue of any shop but are still what was built in: samples, until somebody says otherwise. */
const SAMPLES: readonly FactName[] = ['email', 'phone', 'whatsapp', 'address', 'grievanceOfficer', 'gstin'];

/** The labels of samples that pages, letters and invoices still show. */
export function samplesShown(facts: OwnFacts): string[] {
  return FIELDS.filter(({ name }) => SAMPLES.includes(name) && !(name in facts)).map(({ label }) => label);
}

function complaintAbout({ name, kind, optional }: FactField, typed: string): string | null {
  if (typed === '' && optional) return null;
  if (name === 'gstin')
    return GSTIN.test(typed) ? null : 'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5.';
  return RULES[kind].pattern.test(typed) ? null : RULES[kind].complaint;
}
