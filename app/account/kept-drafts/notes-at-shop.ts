import { keepsNotes } from '../../platform/pages/device-notes.ts';
import { type KeptName, type KeptNotes, LEAVING } from './kept-names.ts';

const PATH = '/api/drafts';
/** How long to collect typing before sending. The pause is short where the shop keeps the only copy. */
const PAUSE_MS = { safe: 2_000, fragile: 300 };
/** The longest that a page waits for the shop's answer. */
const PATIENCE_MS = 15_000;
/** The longest that a page waits for what the previous page sent on leaving. */
const ON_ITS_WAY_MS = 4_000;

/** What the shop has not confirmed yet. */
const unsettled: KeptNotes = {};
/** Notes that the device does not keep: the shop has the only copy. */
const fragile = new Set<KeptName>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** True once the browser has returned its key, so that notes kept at the shop can be found again. */
let keyWorks = false;
let listening = false;
let asking: Promise<KeptNotes | null> | undefined;

/**
 * Has the shop keep a note, soon, in addition to the device; null deletes it.
 * @param onDevice whether the device keeps it, too.
 */
export function noteAtShop(name: KeptName, text: string | null, onDevice: boolean): void {
  unsettled[name] = text;
  if (onDevice || text === null) fragile.delete(name);
  else fragile.add(name);
  if (!listening) {
    listening = true;
    addEventListener('pagehide', sendOnLeaving);
    addEventListener('online', () => void send());
  }
  timer ??= setTimeout(() => void send(), fragile.size > 0 ? PAUSE_MS.fragile : PAUSE_MS.safe);
}

/** What the shop keeps for this browser, plus what has not reached it yet; null when it does not answer. */
export async function notesFromShop(): Promise<KeptNotes | null> {
  const told = { ...unsettled };
  asking ??= ask().finally(() => (asking = undefined));
  const notes = await asking;
  return notes && { ...notes, ...told, ...unsettled };
}

async function ask(): Promise<KeptNotes | null> {
  for (let waited = 0; isOnItsWay() && waited < ON_ITS_WAY_MS; waited += 100)
    await new Promise((resolve) => setTimeout(resolve, 100));
  try {
    const answer = await fetch(PATH, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? ((await answer.json()) as { notes: KeptNotes }).notes : null;
  } catch {
    return null;
  }
}

/**
 * Whether the page can be left without losing what was typed, because the device or the shop has it. Waits
 * for the shop if necessary. `not-kept`: this browser keeps nothing at all. `no-answer`: the shop cannot be
 * reached now.
 */
export async function safeToLeave(): Promise<'safe' | 'not-kept' | 'no-answer'> {
  if (fragile.size === 0) return 'safe';
  const names = [...fragile];
  if (names.some((name) => unsettled[name] !== undefined) && !(await send())) return 'no-answer';
  if (keyWorks) return 'safe';
  const found = await ask();
  if (!found) return 'no-answer';
  keyWorks = names.every((name) => found[name] !== undefined);
  return keyWorks ? 'safe' : 'not-kept';
}

/** Asked before anything is typed: whether it will be kept. @param text the form as it is. */
export async function canKeep(name: KeptName, text: () => string): Promise<boolean> {
  if (!navigator.cookieEnabled) return false;
  if (keepsNotes()) return true;
  // What an earlier page had the shop keep must not be overwritten.
  const found = await notesFromShop();
  if (found?.[name] !== undefined) return true;
  noteAtShop(name, text(), false);
  return (await safeToLeave()) !== 'not-kept';
}

/**
 * Sends the notes on leaving, and tells the next page by a cookie that they are on their way. The shop clears
 * the cookie when they arrive.
 */
function sendOnLeaving(): void {
  if (Object.keys(unsettled).length === 0) return;
  const secure = location.protocol === 'https:';
  try {
    const name = secure ? `__Host-${LEAVING}` : LEAVING;
    document.cookie = `${name}=1; Max-Age=10; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  } catch {
    // Without cookies the shop keeps nothing either.
  }
  void send();
}

function isOnItsWay(): boolean {
  try {
    return document.cookie.includes(`${LEAVING}=1`);
  } catch {
    return false;
  }
}

/**
 * Sends all that the shop has not confirmed at once, so that a note whose sending was cut off goes with the
 * next.
 */
async function send(): Promise<boolean> {
  clearTimeout(timer);
  timer = undefined;
  const notes = { ...unsettled };
  const names = Object.keys(notes) as KeptName[];
  if (names.length === 0) return true;
  try {
    const answer = await fetch(PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ notes }),
      keepalive: true,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // An answer that is not read to its end keeps its connection until the request is aborted.
    await answer.text();
    if (!answer.ok) return false;
  } catch {
    return false;
  }
  for (const name of names) if (unsettled[name] === notes[name]) delete unsettled[name];
  return true;
}
