import { isBlank } from '../../books/book/stored-book.ts';
import { showToast } from '../../ui/parts/toast.tsx';
import { type Draft, SHIPPING_FIELDS } from '../wizard-draft/draft.ts';

export const STEPS = [
  { number: 1, name: 'Choose Book', path: '/create' },
  { number: 2, name: 'Format', path: '/create/format' },
  { number: 3, name: 'Personalize', path: '/create/personalize' },
  { number: 4, name: 'Preview', path: '/create/preview' },
  { number: 5, name: 'Details', path: '/create/details' },
  { number: 6, name: 'Payment', path: '/create/payment' },
] as const;

export type StepNumber = (typeof STEPS)[number]['number'];

/** The step an address shows: `/create-book` is the first screen too, and so is anything unknown. */
export function stepAt(pathname: string): StepNumber {
  const path = pathname.replace(/\/+$/, '');
  return STEPS.find((step) => step.path === path)?.number ?? 1;
}

export const pathOf = (number: StepNumber): string => STEPS[number - 1]?.path ?? '/create';

/** Whether Next is enabled: what each step must hold before the following one. */
export function mayGoOn(number: StepNumber, draft: Draft): boolean {
  switch (number) {
    case 1:
      return draft.story !== null;
    case 2:
      return draft.format !== null;
    case 3:
      return !isBlank(draft.characterName);
    case 4:
      return true;
    case 5:
      return SHIPPING_FIELDS.every((name) => draft.shipping[name].trim() !== '');
    case 6:
      return false;
  }
}

/** The step that an address may show with this draft: itself, or the first one that is still incomplete. */
export function stepToShow(asked: StepNumber, draft: Draft): StepNumber {
  const incomplete = STEPS.find(({ number }) => number < asked && !mayGoOn(number, draft));
  return incomplete?.number ?? asked;
}

/** Proceed to Payment checks these again, however the customer reached step 5. */
export function readyToPay(draft: Draft): boolean {
  return stepToShow(6, draft) === 6;
}

/** Shown to visitors who reach the payment without an account. */
export function askToSignIn(): void {
  showToast({
    title: 'Please Sign In',
    description: 'You need to be logged in to place an order.',
    kind: 'failure',
  });
}
