import { useCallback, useSyncExternalStore } from 'react';
import { PRODUCT_IDS, type ProductId } from '../catalogue/product-ids.ts';
import { note, noted } from '../site/device-notes.ts';
import { type BookDraft, bookFromText, EMPTY_BOOK } from './book-draft.ts';

const keyOf = (productId: ProductId) => `nv.book.${productId}`;

interface Snapshot {
  draft: BookDraft;
  /** False while the page is the ready-made one that is the same for everybody. */
  ready: boolean;
}

const UNREAD: Snapshot = { draft: EMPTY_BOOK, ready: false };
const snapshots = new Map<ProductId, Snapshot>();
const listeners = new Set<() => void>();

/** What this device keeps of a book's form. Changes are kept at once and reach the other tabs. */
export function useBookDraft(productId: ProductId) {
  const { draft, ready } = useSyncExternalStore(
    listen,
    () => current(productId),
    () => UNREAD,
  );
  const update = useCallback(
    (patch: Partial<BookDraft>) => keep(productId, { ...current(productId).draft, ...patch }),
    [productId],
  );
  return { draft, ready, update };
}

/** Somebody signed out: what was filled in stays on the device, coupons do not. */
export function forgetCoupons(): void {
  for (const id of PRODUCT_IDS) {
    const { draft } = current(id);
    if (draft.couponText) keep(id, { ...draft, couponText: '', couponCode: null });
  }
}

function current(productId: ProductId): Snapshot {
  const known = snapshots.get(productId);
  if (known) return known;
  const read = { draft: bookFromText(noted(keyOf(productId))), ready: true };
  snapshots.set(productId, read);
  return read;
}

function keep(productId: ProductId, draft: BookDraft): void {
  snapshots.set(productId, { draft, ready: true });
  note(keyOf(productId), JSON.stringify(draft));
  tell();
}

function listen(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

/** Another tab changed a form. */
function follow(event: StorageEvent): void {
  for (const productId of snapshots.keys())
    if (event.key === null || event.key === keyOf(productId)) snapshots.delete(productId);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
