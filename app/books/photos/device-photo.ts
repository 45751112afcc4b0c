import { useSyncExternalStore } from 'react';
import { note, noted, unnote } from '../../platform/pages/device-notes.ts';
import type { Drawn } from '../device-studio/drawing-words.ts';
import { sayIfOffline } from '../../ui/parts/connection.ts';
import { showToast } from '../../ui/parts/toast.tsx';
import { store, stored, unstore } from './photo-store.ts';
import { type BookDraft, CONSENT_VERSION, type PhotoRefusal, refusalOf } from './photo-rules.ts';

/** The child's photo as this device keeps it beside the draft, and the state of its delivery to the shop. */
export interface DevicePhoto {
  /** False until the device's storage has been read. */
  ready: boolean;
  file: Blob | null;
  /** Address of the picture for an `<img>`, which turns it upright. */
  url: string | null;
  consented: boolean;
  /**
   * The name of the upload that belongs to this consent. The shop replaces and deletes photos by it. ''
   * before the consent, or for a photo from an earlier release.
   */
  upload: string;
  /**
   * `drawing` and `drawn`: on this device, which the photo does not leave. `gone`: the shop had the photo and
   * has deleted it on its date.
   */
  delivery: 'here' | 'drawing' | 'drawn' | 'sending' | 'kept' | 'failed' | 'gone';
  /** What was drawn here since the page was opened. */
  drawn: DrawnHere | null;
  /** When the shop deletes it, as ISO text; null while the shop is not known to have it. */
  leavesAt: string | null;
  /** Why the shop did not take it. */
  refusal: PhotoRefusal | null;
}

/** What the device's own studio made of the photo. */
export type DrawnHere = Extract<Drawn, { hero: unknown }>;

interface Stored {
  file: Blob;
  consented: boolean;
  /** The shop has had it. */
  sent: boolean;
  /** Its hero was drawn on this device, so the photo need not be sent. */
  drawn?: boolean;
  /** Missing when an earlier release stored the photo. */
  upload?: string;
}

/** 244 random bits, from which the key to the photo is derived. */
const newUpload = () => crypto.randomUUID() + crypto.randomUUID();

const keyOf = (draft: BookDraft) => (draft === 'wizard' ? 'nv.photo' : `nv.photo.${draft}`);
/** The storage key of the upload that the shop has to delete. Cleared once the shop has confirmed it. */
const forgettingKeyOf = (draft: BookDraft) => `${keyOf(draft)}-forget`;
/** The storage key that is written to make the other tabs read the photo again. */
const changedKeyOf = (draft: BookDraft) => `${keyOf(draft)}-changed`;
const NONE: DevicePhoto = {
  ready: true,
  file: null,
  url: null,
  consented: false,
  upload: '',
  delivery: 'here',
  leavesAt: null,
  refusal: null,
  drawn: null,
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

/** The photo of one draft. */
export function useDevicePhoto(draft: BookDraft): DevicePhoto {
  return useSyncExternalStore(
    shelfOf(draft).listen,
    () => photoOf(draft),
    () => UNREAD,
  );
}

/** Takes a file that somebody chose or dropped, or says why not. */
export async function offerPhoto(draft: BookDraft, file: File): Promise<void> {
  const refusal = await refusalOf(file);
  if (refusal) sayRefusal(refusal);
  else await choosePhoto(draft, file);
}

/**
 * Shows a chosen photo and keeps it on the device. The shop gets it only after consent; an earlier photo
 * there is deleted.
 */
async function choosePhoto(draft: BookDraft, file: Blob): Promise<void> {
  const { consented: had, upload } = photoOf(draft);
  publish(draft, { ...NONE, file, url: URL.createObjectURL(file) });
  await keep(draft);
  if (had) await forgetAtShop(draft, upload);
}

/**
 * Records the adult's consent and has the hero drawn, or withdraws the consent and has the shop delete the
 * photo.
 */
export async function setConsent(draft: BookDraft, given: boolean): Promise<void> {
  const { file, url, upload } = photoOf(draft);
  if (!file) return;
  publish(draft, { ...NONE, file, url, consented: given, upload: given ? newUpload() : '' });
  await keep(draft);
  if (given) await deliver(draft);
  else await forgetAtShop(draft, upload);
}

/**
 * Draws the hero on this device if the device can; otherwise sends the photo to the shop. The photo of a
 * phone order is always sent, because a phone order has no place for a drawing. So is a photo of which
 * nothing could be drawn: an order with it waits for its parent.
 */
export async function deliver(draft: BookDraft): Promise<void> {
  const { file, upload } = photoOf(draft);
  if (!file) return;
  publish(draft, { ...photoOf(draft), delivery: 'drawing' });
  // If the code cannot be loaded, nothing is drawn here.
  const here = draft !== 'phone' && (await import('../device-studio/draw-here.ts').catch(() => null));
  const drawn = here && (await here.drawHere(file));
  const photo = photoOf(draft);
  // Removed or replaced meanwhile.
  if (photo.upload !== upload) return;
  if (!drawn || !('hero' in drawn)) return sendPhoto(draft);
  publish(draft, { ...photo, delivery: 'drawn', drawn });
  await keep(draft);
}

/** Deletes the photo here and, if the shop has it, there. */
export async function removePhoto(draft: BookDraft): Promise<void> {
  const { consented: had, upload } = photoOf(draft);
  forgetDevicePhoto(draft);
  if (had) await forgetAtShop(draft, upload);
}

/** Deletes the photo on this device only, for example because it has gone with its book. */
export function forgetDevicePhoto(draft: BookDraft): void {
  publish(draft, NONE);
  void unstore(keyOf(draft)).then((gone) => gone && tellOthers(draft));
}

/** Refusals that another try with the same photo would get again. */
const NEVER_TAKEN = new Set<PhotoRefusal['problem']>(['type', 'damaged', 'size']);

/** Sends the photo, also again after a failure. */
export async function sendPhoto(draft: BookDraft): Promise<void> {
  const { file, consented, upload } = photoOf(draft);
  if (!file || !consented) return;
  publish(draft, { ...photoOf(draft), delivery: 'sending', refusal: null });
  const form = new FormData();
  form.set('consent', 'yes');
  form.set('consentText', CONSENT_VERSION);
  form.set('photo', file, 'photo');
  const answer = await call(draft, 'POST', upload, form);
  const photo = photoOf(draft);
  // Removed meanwhile, here or in another tab.
  if (photo.upload !== upload || !photo.consented) return forgetAtShop(draft, upload);
  if (answer.photo) {
    publish(draft, { ...photo, delivery: 'kept', leavesAt: answer.photo.leavesAt });
    await keep(draft);
    const late = noted(forgettingKeyOf(draft));
    // Without a name, the photo to delete was the one that this upload has just replaced.
    if (late) await forgetAtShop(draft, late);
    else unnote(forgettingKeyOf(draft));
  } else if (answer.refusal && NEVER_TAKEN.has(answer.refusal.problem)) {
    forgetDevicePhoto(draft);
    publish(draft, { ...NONE, refusal: answer.refusal });
    sayRefusal(answer.refusal);
  } else {
    publish(draft, { ...photo, delivery: 'failed', refusal: answer.refusal ?? null });
  }
}

/**
 * For when the shop has another photo than this page shows, or none. The page takes over what the shop knows,
 * or has the shop delete a photo that no page shows.
 */
export async function settlePhoto(draft: BookDraft): Promise<void> {
  const { ready, consented, delivery } = photoOf(draft);
  const isHereAlone = delivery === 'drawing' || delivery === 'drawn';
  if (consented && !isHereAlone) await lookAtShop(draft);
  else if (ready) await forgetAtShop(draft, '');
}

/** Says why a photo was not taken. */
export function sayRefusal({ title, message }: PhotoRefusal): void {
  showToast({ title, description: message, kind: 'failure' });
}

/**
 * Has the shop delete a photo. Without an answer, the next page that has to do with this book asks again.
 * @param upload its name; '' for the photo that belongs to the cookie.
 */
async function forgetAtShop(draft: BookDraft, upload: string): Promise<void> {
  const key = forgettingKeyOf(draft);
  note(key, upload);
  const { photo } = await call(draft, 'DELETE', upload);
  if (photo === null && noted(key) === upload) unnote(key);
}

interface Answer {
  photo?: { leavesAt: string } | null;
  refusal?: PhotoRefusal;
}

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Makes one call after the other, so that a photo removed during its sending is deleted once it has arrived.
 */
function call(draft: BookDraft, method: Method, upload = '', form = new FormData()): Promise<Answer> {
  const shelf = shelfOf(draft);
  if (upload) form.set('upload', upload);
  shelf.lastCall = shelf.lastCall.then(() => ask(draft, method, form));
  return shelf.lastCall;
}

async function ask(draft: BookDraft, method: Method, form: FormData): Promise<Answer> {
  try {
    const response = await fetch(`/api/photo?book=${draft}${method === 'GET' ? '&info' : ''}`, {
      method,
      cache: 'no-store',
      ...(method === 'GET' ? {} : { body: form }),
    });
    const json = await response.json();
    return response.ok ? (json as Answer) : { refusal: json as PhotoRefusal };
  } catch {
    void sayIfOffline();
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
      addEventListener('storage', (event) => event.key === changedKeyOf(draft) && void read(draft, true));
      void read(draft);
    }
    return () => listeners.delete(listener);
  };
  const shelf: Shelf = { photo: UNREAD, lastCall: Promise.resolve({}), listeners, listen };
  shelves.set(draft, shelf);
  return shelf;
}

/**
 * Takes over the photo of an earlier visit or of another tab, and goes on delivering it where that stopped.
 * @param otherTab whether another tab is at work: it is left to draw or send the photo, for up to a minute.
 */
async function read(draft: BookDraft, otherTab = false): Promise<void> {
  const late = noted(forgettingKeyOf(draft));
  if (late !== null) void forgetAtShop(draft, late);
  const first = !photoOf(draft).ready;
  const here = await stored<Stored>(keyOf(draft));
  // Chosen while the storage was being read.
  if (first && photoOf(draft).ready) return;
  if (!(here?.file instanceof Blob)) {
    const atShop = otherTab ? null : await photoFromShop(draft);
    return first && photoOf(draft).ready ? undefined : publish(draft, atShop ?? NONE);
  }
  const { file, consented, sent, drawn, upload = '' } = here;
  const waits = consented && !sent && otherTab;
  const url = URL.createObjectURL(file);
  const delivery = drawn ? 'drawn' : waits ? 'drawing' : 'here';
  publish(draft, { ...NONE, file, url, consented, upload, delivery });
  if (drawn) return;
  if (waits) setTimeout(() => photoOf(draft).delivery === 'drawing' && void read(draft), 60_000);
  else if (consented) await (sent ? lookAtShop(draft) : deliver(draft));
}

/** The photo that the shop keeps for this browser, when the device has none. */
async function photoFromShop(draft: BookDraft): Promise<DevicePhoto | null> {
  const { photo: kept } = await call(draft, 'GET');
  if (!kept) return null;
  try {
    const answer = await fetch(`/api/photo?book=${draft}`, { cache: 'no-store' });
    if (!answer.ok) return null;
    const file = await answer.blob();
    const url = URL.createObjectURL(file);
    return { ...NONE, file, url, consented: true, delivery: 'kept', leavesAt: kept.leavesAt };
  } catch {
    return null;
  }
}

/** Asks whether the shop still has the photo. */
async function lookAtShop(draft: BookDraft): Promise<void> {
  const { upload } = photoOf(draft);
  const { photo: found } = await call(draft, 'GET');
  const photo = photoOf(draft);
  if (photo.upload !== upload || !photo.consented) return;
  if (found) publish(draft, { ...photo, delivery: 'kept', leavesAt: found.leavesAt });
  else if (found === null) {
    publish(draft, { ...photo, consented: false, delivery: 'gone', leavesAt: null });
    await keep(draft);
    // The shop may have the photo under a key that this browser never received.
    await forgetAtShop(draft, upload);
  } else publish(draft, { ...photo, delivery: 'failed', leavesAt: null });
}

async function keep(draft: BookDraft): Promise<void> {
  const { file, consented, upload, delivery } = photoOf(draft);
  // Without storage, the photo lives only as long as this page. With consent, the shop has it for the next
  // page.
  const done = await store(keyOf(draft), {
    file,
    consented,
    upload,
    sent: delivery === 'kept',
    drawn: delivery === 'drawn',
  });
  if (done) tellOthers(draft);
}

const tellOthers = (draft: BookDraft): boolean => note(changedKeyOf(draft), String(Date.now()));

function publish(draft: BookDraft, next: DevicePhoto): void {
  const shelf = shelfOf(draft);
  if (shelf.photo.url && shelf.photo.url !== next.url) URL.revokeObjectURL(shelf.photo.url);
  shelf.photo = next;
  for (const listener of shelf.listeners) listener();
}
