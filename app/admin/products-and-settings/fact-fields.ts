import type { FactName, OwnFacts } from '../../platform/facts/facts.ts';

/** The format of a fact, and the error when it does not match. */
export interface FactField {
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
export const FACT_FIELDS = FACT_GROUPS.flatMap(({ fields }) => fields);

/** Facts that still hold the built-in sample values. */
const SAMPLES: readonly FactName[] = ['email', 'phone', 'whatsapp', 'address', 'grievanceOfficer', 'gstin'];

/** The labels of samples that pages, letters and invoices still show. */
export function samplesShown(facts: OwnFacts): string[] {
  return FACT_FIELDS.filter(({ name }) => SAMPLES.includes(name) && !(name in facts)).map(
    ({ label }) => label,
  );
}
