import { beforeEach, expect, it, vi } from 'vitest';

vi.mock('../../ui/parts/toast.tsx', () => ({ showToast: () => {} }));
/** The answer of the device's own studio; null when the shop draws. */
let drawsHere: () => Promise<object | null>;
vi.mock('../device-studio/draw-here.ts', () => ({ drawHere: () => drawsHere() }));
vi.mock('react', () => ({
  useSyncExternalStore: (listen: (listener: () => void) => void, now: () => unknown) => {
    listen(() => {});
    return now();
  },
}));
/** The storage that all tabs of a browser share. */
const kept = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
}));

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);

type Listener = (event: { key: string }) => void;
let tabs: Listener[][] = [];
const notes = new Map<string, string>();
/** The calls that reached the shop, in their order. */
let calls: string[] = [];
/** The shop answers an upload once this promise resolves. */
let arrival: Promise<unknown> = Promise.resolve();
let atShop: string | null = null;

async function shop(_: string, { method = 'GET', body }: { method?: string; body?: FormData } = {}) {
  const upload = String(body?.get('upload') ?? 'the cookie’s');
  if (method !== 'GET') calls.push(`${method} ${upload}`);
  if (method === 'POST') {
    await arrival;
    atShop = upload;
  } else if (method === 'DELETE' && upload === atShop) atShop = null;
  return Response.json({ photo: atShop ? { leavesAt: '2026-11-26' } : null });
}

/** Opens another tab: a copy of the module, which hears what the other tabs store. */
async function openTab() {
  const own: Listener[] = [];
  tabs.push(own);
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => own.push(listener));
  vi.resetModules();
  const tab = await import('./device-photo.ts');
  const { setConsent, removePhoto, offerPhoto } = tab;
  const photo = () => tab.useDevicePhoto('wizard');
  photo();
  await settled();
  const asThis = async (deed: () => unknown) => {
    noting = own;
    await deed();
  };
  return {
    photo,
    choose: () => asThis(() => offerPhoto('wizard', new File([JPEG], 'a.jpg', { type: 'image/jpeg' }))),
    consent: () => asThis(() => setConsent('wizard', true)),
    remove: () => asThis(() => removePhoto('wizard')),
    settle: () => asThis(() => tab.settlePhoto('wizard')),
  };
}
let noting: Listener[] = [];
vi.stubGlobal('localStorage', {
  getItem: (key: string) => notes.get(key) ?? null,
  removeItem: (key: string) => notes.delete(key),
  setItem: (key: string, text: string) => {
    notes.set(key, text);
    for (const tab of tabs) if (tab !== noting) for (const hear of tab) hear({ key });
  },
});
vi.stubGlobal('fetch', shop);

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  kept.clear();
  notes.clear();
  tabs = [];
  calls = [];
  arrival = Promise.resolve();
  atShop = null;
  drawsHere = async () => null;
});

/** Holds back the shop's answer until the returned function is called. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrival = promise;
  return resolve;
}

it('one tick sends one photo, however many tabs are open, and one removal forgets it', async () => {
  const one = await openTab();
  const other = await openTab();
  const arrives = hold();
  await one.choose();
  await settled();
  const sent = one.consent();
  await settled();
  expect(other.photo()).toMatchObject({ consented: true, delivery: 'drawing' });
  expect(calls).toEqual([expect.stringMatching(/^POST [\w-]{72}$/)]);
  arrives();
  await sent;
  await settled();
  expect(other.photo()).toMatchObject({ delivery: 'kept', upload: one.photo().upload });
  await other.remove();
  await settled();
  expect([one.photo().file, other.photo().file, atShop]).toEqual([null, null, null]);
  expect(calls.slice(1)).toContain(calls[0]?.replace('POST', 'DELETE'));
});

it('a photo that was on its way when the page was left is sent again as the same upload', async () => {
  const left = await openTab();
  hold();
  await left.choose();
  await settled();
  void left.consent();
  await settled();
  arrival = Promise.resolve();
  tabs = [];
  const back = await openTab();
  await settled();
  expect(back.photo().delivery).toBe('kept');
  expect(calls).toHaveLength(2);
  expect(new Set(calls).size).toBe(1);
});

it('a photo that another tab takes away while it is on its way is forgotten when it has arrived', async () => {
  const one = await openTab();
  const other = await openTab();
  const arrives = hold();
  await one.choose();
  await settled();
  void one.consent();
  await settled();
  await other.remove();
  arrives();
  await settled();
  expect(atShop).toBeNull();
});

it('each consent is an upload of its own', async () => {
  const tab = await openTab();
  await tab.choose();
  await settled();
  await tab.consent();
  await tab.consent();
  expect(new Set(calls).size).toBe(2);
});

it('a photo that is drawn here stays what it is when the shop has another one, which is forgotten', async () => {
  drawsHere = async () => ({ hero: {}, faces: [], upright: 0 });
  const tab = await openTab();
  await tab.choose();
  await tab.consent();
  atShop = 'the cookie’s';
  await tab.settle();
  expect(tab.photo()).toMatchObject({ consented: true, delivery: 'drawn' });
  expect([atShop, calls]).toEqual([null, ['DELETE the cookie’s']]);
});

it('another tab says that a photo is drawn here, not that it is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  drawsHere = () => promise;
  const one = await openTab();
  const other = await openTab();
  await one.choose();
  await settled();
  const drawn = one.consent();
  await settled();
  expect([one.photo().delivery, other.photo().delivery]).toEqual(['drawing', 'drawing']);
  resolve({ hero: {}, faces: [], upright: 0 });
  await drawn;
  await settled();
  expect(other.photo().delivery).toBe('drawn');
  expect(calls).toEqual([]);
});
