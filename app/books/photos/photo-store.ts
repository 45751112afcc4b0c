import { del, get, set } from 'idb-keyval';

/**
 * How long to wait: enough for a slow phone, because some browsers open their database and then never answer.
 */
const PATIENCE_MS = 2_000;

/**
 * What the device keeps under a key.
 * @returns undefined when there is nothing, or when the device stores nothing or does not answer.
 */
export async function stored<Value>(key: string): Promise<Value | undefined> {
  return (await inTime(() => get<Value>(key))) ?? undefined;
}

/** @returns whether the device has kept it. */
export async function store(key: string, value: unknown): Promise<boolean> {
  return (await inTime(() => set(key, value).then(() => true))) ?? false;
}

/** @returns whether the device has forgotten it. */
export async function unstore(key: string): Promise<boolean> {
  return (await inTime(() => del(key).then(() => true))) ?? false;
}

/** @returns null when the work throws, fails or takes too long. */
async function inTime<Value>(work: () => Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  // A browser without such a database throws at once.
  const done = (async () => work())().catch(() => null);
  return Promise.race([done, late]);
}
