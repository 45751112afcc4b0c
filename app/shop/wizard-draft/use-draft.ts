import { keptForm } from '../../account/kept-drafts/kept-form.ts';
import { changeDraft, type Draft, draftFromText, draftToText, EMPTY_DRAFT, newIntentKey } from './draft.ts';

const form = keptForm<Draft>('nv.draft', { read: draftFromText, write: draftToText, change: changeDraft });

/** The one draft of this device. Changes are kept at once and reach the other tabs. */
export function useDraft() {
  const { draft, ready } = form.use();
  return { draft, ready, update: form.update, clear };
}

export const updateDraft = form.update;

/** The draft at this moment, for what happens after the page was drawn. */
export const draftNow = form.now;

/** As it would be kept now. */
export const draftTextNow = (): string => draftToText(form.now());

/** Forgets the draft: the book has become an order. */
function clear(): void {
  form.clear({ ...EMPTY_DRAFT, intentKey: newIntentKey() });
}

/** Somebody signed out: the book stays on the device; where it would go, and with which coupon, does not. */
export function forgetBuyer(): void {
  form.update({ shipping: EMPTY_DRAFT.shipping, anyway: [], couponText: '', couponCode: null });
}
