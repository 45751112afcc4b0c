import { useSyncExternalStore } from 'react';
import { del, get, set } from 'idb-keyval';
import { showToast } from '../ui/toast.tsx';
import { CONSENT_VERSION, type PhotoRefusal } from './photo-rules.ts';

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

const KEY = 'nv.photo';
/** Changed so that the other tabs read the photo again. */
const CHANGED_KEY = 'nv.photo-changed';
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

let photo = UNREAD;
let asked = false;
const listeners = new Set<() => void>();

export function useDevicePhoto(): DevicePhoto {
  return useSyncExternalStore(
    subscribe,
    () => photo,
    () => UNREAD,
  );
}

/** Shows a chosen photo and keeps it on the device. The shop gets it after consent; one it had before is forgotten. */
export async function choosePhoto(file: Blob): Promise<void> {
  const had = photo.consented;
  publish({ ...NONE, file, url: URL.createObjectURL(file) });
  await keep({ file, consented: false, sent: false });
  if (had) await forgetAtShop();
}

/** The adult confirms, and the photo goes to the shop; or takes it back, and the shop forgets it. */
export async function setConsent(given: boolean): Promise<void> {
  const { file } = photo;
  if (!file) return;
  publish({ ...photo, consented: given, delivery: 'here', leavesAt: null, refusal: null });
  await keep({ file, consented: given, sent: false });
  if (given) await sendPhoto();
  else await forgetAtShop();
}

/** Forgets the photo here and, when the shop has it, there. */
export async function removePhoto(): Promise<void> {
  const had = photo.consented;
  forgetDevicePhoto();
  if (had) await forgetAtShop();
}

/** Forgets the photo on this device only: it has gone with an order. */
export function forgetDevicePhoto(): void {
  publish(NONE);
  void del(KEY).then(tellOthers, () => {});
}

/** Sends the photo, again after a failure. */
export async function sendPhoto(): Promise<void> {
  const { file } = photo;
  if (!file || !photo.consented) return;
  publish({ ...photo, delivery: 'sending', refusal: null });
  const form = new FormData();
  form.set('consent', 'yes');
  form.set('consentText', CONSENT_VERSION);
  form.set('photo', file, 'photo');
  const answer = await call('POST', form);
  if (photo.file !== file || !photo.consented) return;
  if (answer.photo) {
    publish({ ...photo, delivery: 'kept', leavesAt: answer.photo.leavesAt });
    await keep({ file, consented: true, sent: true });
  } else if (answer.refusal?.problem === 'type' || answer.refusal?.problem === 'size') {
    forgetDevicePhoto();
    sayRefusal(answer.refusal);
  } else {
    publish({ ...photo, delivery: 'failed', refusal: answer.refusal ?? null });
  }
}

/** Says why a photo was not taken. */
export function sayRefusal({ title, message }: PhotoRefusal): void {
  showToast({ title, description: message, kind: 'failure' });
}

async function forgetAtShop(): Promise<void> {
  await call('DELETE');
}

interface Answer {
  photo?: { leavesAt: string } | null;
  refusal?: PhotoRefusal;
}

async function call(method: 'GET' | 'POST' | 'DELETE', body?: FormData): Promise<Answer> {
  try {
    const response = await fetch(method === 'GET' ? '/api/photo?info' : '/api/photo', {
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) {
    asked = true;
    addEventListener('storage', (event) => event.key === CHANGED_KEY && void read());
    void read();
  }
  return () => listeners.delete(listener);
}

/** Takes up the photo of an earlier visit or of another tab, and its way to the shop where it stopped. */
async function read(): Promise<void> {
  const stored = await get<Stored>(KEY).catch(() => undefined);
  if (!(stored?.file instanceof Blob)) return publish(NONE);
  const { file, consented, sent } = stored;
  publish({ ...NONE, file, url: URL.createObjectURL(file), consented });
  if (!consented) return;
  if (!sent) return sendPhoto();
  const { photo: kept } = await call('GET');
  if (photo.file !== file) return;
  if (kept) publish({ ...photo, delivery: 'kept', leavesAt: kept.leavesAt });
  else if (kept === null) {
    publish({ ...photo, consented: false, delivery: 'gone' });
    await keep({ file, consented: false, sent: false });
  } else publish({ ...photo, delivery: 'failed' });
}

async function keep(stored: Stored): Promise<void> {
  // Without storage the photo lives as long as this page.
  await set(KEY, stored).then(tellOthers, () => {});
}

function tellOthers(): void {
  try {
    localStorage.setItem(CHANGED_KEY, String(Date.now()));
  } catch {
    // Other tabs read the photo when they are opened anew.
  }
}

function publish(next: DevicePhoto): void {
  if (photo.url && photo.url !== next.url) URL.revokeObjectURL(photo.url);
  photo = next;
  for (const listener of listeners) listener();
}
