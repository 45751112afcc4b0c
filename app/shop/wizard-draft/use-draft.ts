import { keptForm } from '../../account/kept-drafts/kept-form.ts';
import { changeDraft, type Draft, draftFromText, draftToText, EMPTY_DRAFT, newIntentKey } from './draft.ts';

const form = keptForm<Draft>('nv.draft', { read: draftFromText, write: draftToText, change: changeDraft });

/** The one draft of this device. Changes are kept at once and reach the other tabs. */
export function useDraft() {
  const { draft, ready } = form.use();
  return { draft, ready, update: form.update, clear };
}

export const updateDraft = form.update;

/** The current draft, for handlers that run after the render. */
export const draftNow = form.now;

/** The draft as it would be stored now. */
export const draftTextNow = (): string => draftToText(form.now());

/** Forgets the draft: the book has become an order. */
function clear(): void {
  form.clear({ ...EMPTY_DRAFT, intentKey: newIntentKey() });
}

/** On sign-out the book stays on the device, without its address and coupon. */
export function forgetBuyer(): void {
  form.update({ shipping: EMPTY_DRAFT.shipping, anyway: [], couponText: '', couponCode: null });
}
