import type { HeroKeeper } from '../../books/photo-hero/hero-table.ts';
import { PRODUCT_IDS, type ProductId } from '../../buying/catalogue/product-ids.ts';
import { type KeptForm, keptForm } from '../../account/kept-drafts/kept-form.ts';
import { type BookDraft, bookFromText } from './book-draft.ts';

const forms = Object.fromEntries(
  PRODUCT_IDS.map((id) => [
    id,
    keptForm<BookDraft>(`nv.book.${id}`, {
      read: bookFromText,
      write: (draft) => JSON.stringify(draft),
      change: (draft, patch) => ({ ...draft, ...patch }),
    }),
  ]),
) as Record<ProductId, KeptForm<BookDraft>>;

/** What this device keeps of a book's form. Changes are kept at once and reach the other tabs. */
export function useBookDraft(productId: ProductId) {
  const { use, update } = forms[productId];
  return { ...use(), update };
}

const keepers = Object.fromEntries(
  PRODUCT_IDS.map((id) => [
    id,
    { now: () => forms[id].now().drawnHero, keep: (drawnHero) => forms[id].update({ drawnHero }) },
  ]),
) as Record<ProductId, HeroKeeper>;

/** Where a book's form keeps its hero. */
export const heroKeeper = (productId: ProductId): HeroKeeper => keepers[productId];

/** The draft as it would be stored now. */
export const bookTextNow = (productId: ProductId): string => JSON.stringify(forms[productId].now());

/** On sign-out the form stays on the device, without its coupons. */
export function forgetCoupons(): void {
  for (const { now, update } of Object.values(forms))
    if (now().couponText) update({ couponText: '', couponCode: null });
}
