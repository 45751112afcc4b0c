import { useSyncExternalStore } from 'react';
import { note, noted } from '../site/device-notes.ts';
import { changeDraft, type Draft, draftFromText, draftToText, EMPTY_DRAFT, newIntentKey } from './draft.ts';

const KEY = 'nv.draft';

interface Snapshot {
  draft: Draft;
  /** False while the page is the ready-made one that is the same for everybody. */
  ready: boolean;
}

const UNREAD: Snapshot = { draft: EMPTY_DRAFT, ready: false };
let snapshot = UNREAD;
const listeners = new Set<() => void>();

/** The one draft of this device. Changes are kept at once and reach the other tabs. */
export function useDraft() {
  const { draft, ready } = useSyncExternalStore(listen, current, () => UNREAD);
  return { draft, ready, update, clear };
}

/** The draft at this moment, for what happens after the page was drawn. */
export const draftNow = (): Draft => current().draft;

/** Changes some fields of the draft. */
function update(patch: Partial<Draft>): void {
  keep(changeDraft(current().draft, patch));
}

/** Forgets the draft: the book has become an order. */
function clear(): void {
  keep({ ...EMPTY_DRAFT, intentKey: newIntentKey() });
}

/** Somebody signed out: the book stays on the device; where it would go, and with which coupon, does not. */
export function forgetBuyer(): void {
  update({ shipping: EMPTY_DRAFT.shipping, couponText: '', couponCode: null });
}

function current(): Snapshot {
  if (!snapshot.ready) snapshot = { draft: draftFromText(noted(KEY)), ready: true };
  return snapshot;
}

function keep(draft: Draft): void {
  snapshot = { draft, ready: true };
  note(KEY, draftToText(draft));
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

/** Another tab changed the draft. */
function follow(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return;
  snapshot = { draft: draftFromText(event.newValue), ready: true };
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
