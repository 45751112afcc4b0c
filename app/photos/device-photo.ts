import { useSyncExternalStore } from 'react';
import { del, get, set } from 'idb-keyval';
import { showToast } from '../ui/toast.tsx';
import { type BookDraft, CONSENT_VERSION, type PhotoRefusal, refusalOf } from './photo-rules.ts';

/** The child's photo as this device keeps it beside the draft, and how far it is on its way to the shop. */
export interface DevicePhoto {
  /** False until the device was asked. */
  ready: boolean;
  file: Blob | null;
  /** Address of the picture for an `<img>`, which turns it upright. */
  url: string | null;
  consented: boolean;
  /** `gone`: the shop had it and has forgotten it on its date. */
  delivery: 'here' | 'sending' | 'kept' | 'failed' | 'gone';
  /** When the shop forgets it, as ISO text. */
  leavesAt: string | null;
  /** Why the shop did not take it. */
  refusal: PhotoRefusal | null;
}

interface Stored {
  file: Blob;
  consented: boolean;
  /** The shop has had it. */
  sent: boolean;
}

const keyOf = (draft: BookDraft) => (draft === 'wizard' ? 'nv.photo' : `nv.photo.${draft}`);
/** There while the shop has to forget a photo and has not said yet that it did. */
const forgettingKeyOf = (draft: BookDraft) => `${keyOf(draft)}-forget`;
/** Changed so that the other tabs read the photo again. */
const changedKeyOf = (draft: BookDraft) => `${keyOf(draft)}-changed`;
const NONE: DevicePhoto = {
  ready: true,
  file: null,
  url: null,
  consented: false,
  delivery: 'here',
  leavesAt: null,
  refusal: null,
};
const UNREAD: DevicePhoto = { ...NONE, ready: false };

interface Shelf {
  photo: DevicePhoto;
  lastCall: Promise<Answer>;
  listeners: Set<() => void>;
  listen: (listener: () => void) => () => void;
}

/** One for each draft that a page asked about. */
const shelves = new Map<BookDraft, Shelf>();

/** The photo of one of the books on their way. */
export function useDevicePhoto(draft: BookDraft): DevicePhoto {
  return useSyncExternalStore(
    shelfOf(draft).listen,
    () => photoOf(draft),
    () => UNREAD,
  );
}

/** Takes a file that somebody chose or dropped, or says why not. */
export function offerPhoto(draft: BookDraft, file: File): void {
  const refusal = refusalOf(file);
  if (refusal) sayRefusal(refusal);
  else void choosePhoto(draft, file);
}

/** Shows a chosen photo and keeps it on the device. The shop gets it after consent; one it had before is forgotten. */
async function choosePhoto(draft: BookDraft, file: Blob): Promise<void> {
  const had = photoOf(draft).consented;
  publish(draft, { ...NONE, file, url: URL.createObjectURL(file) });
  await keep(draft, { file, consented: false, sent: false });
  if (had) await forgetAtShop(draft);
}

/** The adult confirms, and the photo goes to the shop; or takes it back, and the shop forgets it. */
export async function setConsent(draft: BookDraft, given: boolean): Promise<void> {
  const photo = photoOf(draft);
  if (!photo.file) return;
  publish(draft, { ...photo, consented: given, delivery: 'here', leavesAt: null, refusal: null });
  await keep(draft, { file: photo.file, consented: given, sent: false });
  if (given) await sendPhoto(draft);
  else await forgetAtShop(draft);
}

/** Forgets the photo here and, when the shop has it, there. */
export async function removePhoto(draft: BookDraft): Promise<void> {
  const had = photoOf(draft).consented;
  forgetDevicePhoto(draft);
  if (had) await forgetAtShop(draft);
}

/** Forgets the photo on this device only: it has gone with its book. */
export function forgetDevicePhoto(draft: BookDraft): void {
  publish(draft, NONE);
  void del(keyOf(draft)).then(
    () => tellOthers(draft),
    () => {},
  );
}

/** Sends the photo, again after a failure. */
export async function sendPhoto(draft: BookDraft): Promise<void> {
  const { file, consented } = photoOf(draft);
  if (!file || !consented) return;
  publish(draft, { ...photoOf(draft), delivery: 'sending', refusal: null });
  const form = new FormData();
  form.set('consent', 'yes');
  form.set('consentText', CONSENT_VERSION);
  form.set('photo', file, 'photo');
  const answer = await call(draft, 'POST', form);
  const photo = photoOf(draft);
  if (photo.file !== file || !photo.consented) return;
  if (answer.photo) {
    // It took the place of the one before.
    unnote(forgettingKeyOf(draft));
    publish(draft, { ...photo, delivery: 'kept', leavesAt: answer.photo.leavesAt });
    await keep(draft, { file, consented: true, sent: true });
  } else if (answer.refusal?.problem === 'type' || answer.refusal?.problem === 'size') {
    forgetDevicePhoto(draft);
    sayRefusal(answer.refusal);
  } else {
    publish(draft, { ...photo, delivery: 'failed', refusal: answer.refusal ?? null });
  }
}

/** Says why a photo was not taken. */
export function sayRefusal({ title, message }: PhotoRefusal): void {
  showToast({ title, description: message, kind: 'failure' });
}

/** Without an answer, the next page that has to do with this book asks again. */
async function forgetAtShop(draft: BookDraft): Promise<void> {
  note(forgettingKeyOf(draft));
  const { photo } = await call(draft, 'DELETE');
  if (photo === null) unnote(forgettingKeyOf(draft));
}

interface Answer {
  photo?: { leavesAt: string } | null;
  refusal?: PhotoRefusal;
}

type Method = 'GET' | 'POST' | 'DELETE';

/** One call after the other: a photo that is taken away while it is being sent is forgotten when it has arrived. */
function call(draft: BookDraft, method: Method, body?: FormData): Promise<Answer> {
  const shelf = shelfOf(draft);
  shelf.lastCall = shelf.lastCall.then(() => ask(draft, method, body));
  return shelf.lastCall;
}

async function ask(draft: BookDraft, method: Method, body?: FormData): Promise<Answer> {
  try {
    const response = await fetch(`/api/photo?book=${draft}${method === 'GET' ? '&info' : ''}`, {
      method,
      cache: 'no-store',
      ...(body ? { body } : {}),
    });
    const json = await response.json();
    return response.ok ? (json as Answer) : { refusal: json as PhotoRefusal };
  } catch {
    return {};
  }
}

function photoOf(draft: BookDraft): DevicePhoto {
  return shelves.get(draft)?.photo ?? UNREAD;
}

function shelfOf(draft: BookDraft): Shelf {
  const known = shelves.get(draft);
  if (known) return known;
  const listeners = new Set<() => void>();
  let asked = false;
  const listen = (listener: () => void) => {
    listeners.add(listener);
    if (!asked) {
      asked = true;
      addEventListener('storage', (event) => event.key === changedKeyOf(draft) && void read(draft));
      void read(draft);
    }
    return () => listeners.delete(listener);
  };
  const shelf: Shelf = { photo: UNREAD, lastCall: Promise.resolve({}), listeners, listen };
  shelves.set(draft, shelf);
  return shelf;
}

/** Takes up the photo of an earlier visit or of another tab, and its way to the shop where it stopped. */
async function read(draft: BookDraft): Promise<void> {
  if (isNoted(forgettingKeyOf(draft))) void forgetAtShop(draft);
  const stored = await get<Stored>(keyOf(draft)).catch(() => undefined);
  if (!(stored?.file instanceof Blob)) return publish(draft, NONE);
  const { file, consented, sent } = stored;
  publish(draft, { ...NONE, file, url: URL.createObjectURL(file), consented });
  if (!consented) return;
  if (!sent) return sendPhoto(draft);
  const { photo: kept } = await call(draft, 'GET');
  const photo = photoOf(draft);
  if (photo.file !== file) return;
  if (kept) publish(draft, { ...photo, delivery: 'kept', leavesAt: kept.leavesAt });
  else if (kept === null) {
    publish(draft, { ...photo, consented: false, delivery: 'gone' });
    await keep(draft, { file, consented: false, sent: false });
  } else publish(draft, { ...photo, delivery: 'failed' });
}

async function keep(draft: BookDraft, stored: Stored): Promise<void> {
  // Without storage the photo lives as long as this page.
  await set(keyOf(draft), stored).then(
    () => tellOthers(draft),
    () => {},
  );
}

const tellOthers = (draft: BookDraft): void => note(changedKeyOf(draft));

/** Without storage nobody else, and no later page, hears of it. */
function note(key: string): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is closed.
  }
}

function unnote(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is closed.
  }
}

function isNoted(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function publish(draft: BookDraft, next: DevicePhoto): void {
  const shelf = shelfOf(draft);
  if (shelf.photo.url && shelf.photo.url !== next.url) URL.revokeObjectURL(shelf.photo.url);
  shelf.photo = next;
  for (const listener of shelf.listeners) listener();
}
