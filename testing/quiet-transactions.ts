import { AsyncLocalStorage } from 'node:async_hooks';
import childProcess from 'node:child_process';
import files from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { createTransport } from 'nodemailer';
import sharp from 'sharp';

/**
 * Refuses and records network calls, file access and drawing while a database transaction is open. Importing
 * it is enough, in a process of the shop (`node --import`) or in the tests' own process.
 */
const inside = new AsyncLocalStorage<{ open: boolean }>();

/**
 * One entry for each refused action, with its stack. It is global because the module may be loaded again for
 * each test file, while the guarded functions belong to the process.
 */
const holder = globalThis as { refusedInTransactions?: string[] };
const isWatched = holder.refusedInTransactions !== undefined;
const seen = (holder.refusedInTransactions ??= []);

/** Returns what was refused since the last call. */
export function takeRefusedInTransactions(): string[] {
  return seen.splice(0);
}

function refuse(what: string): void {
  if (!inside.getStore()?.open) return;
  const error = new Error(`${what} inside a database transaction.`);
  seen.push(error.stack ?? error.message);
  throw error;
}

/** The names of a module's functions, without its classes. */
function functionsOf(owner: object): string[] {
  return Object.entries(owner).flatMap(([name, value]) =>
    typeof value === 'function' && /^[a-z]/.test(name) ? [name] : [],
  );
}

/** Makes the owner's functions of these names throw inside a transaction. Outside, they work as before. */
function watch(owner: object, names: readonly string[], what: string): void {
  const functions = owner as Record<string, (this: unknown, ...given: unknown[]) => unknown>;
  for (const name of names) {
    const original = functions[name];
    if (!original) throw new Error(`There is no ${name} to watch.`);
    const watching: typeof original = function (...given) {
      refuse(`${what} (${name})`);
      return original.apply(this, given);
    };
    // Keep properties of the function, such as its version that returns a promise.
    functions[name] = Object.defineProperties(watching, Object.getOwnPropertyDescriptors(original));
  }
}

type Transact = (work: (tx: unknown) => Promise<unknown>, config?: unknown) => Promise<unknown>;
interface Opened {
  /** Undefined while a command restores a backup. */
  database?: { transaction: Transact };
}

/**
 * The query builder is bundled into the built shop, so it is wrapped where the shop stores its opened
 * database.
 */
function watchTransactions(): void {
  let opened: Opened | undefined;
  Object.defineProperty(globalThis, 'nanheVeerMachine', {
    configurable: true,
    get: () => opened,
    set: (machine: Opened | undefined) => {
      if (machine?.database) machine.database.transaction = watched(machine.database);
      opened = machine;
    },
  });
}

function watched(database: NonNullable<Opened['database']>): Transact {
  const transaction = database.transaction.bind(database);
  return (work, config) => {
    const store = { open: true };
    return transaction((tx) => inside.run(store, () => work(tx)), config).finally(() => {
      store.open = false;
    });
  };
}

/** The message with which a parent asks a process of the shop for what was refused. */
export const REFUSED = 'What was refused in transactions?';
process.on('message', (message) => {
  if (message === REFUSED) process.send?.({ refused: takeRefusedInTransactions() });
});

if (!isWatched) {
  watchTransactions();
  watch(globalThis, ['fetch'], 'A call to the network');
  for (const way of [http, https]) watch(way, ['request'], 'A call to the network');
  watch(Object.getPrototypeOf(createTransport({ jsonTransport: true })) as object, ['sendMail'], 'A letter');
  watch(sharp.prototype as object, ['toBuffer', 'toFile', 'metadata', 'stats'], 'Picture work');
  // Without the synchronous functions, which the embedded database uses itself.
  watch(files, functionsOf(files), 'Work on a file');
  watch(childProcess, functionsOf(childProcess), 'Another process');
  syncBuiltinESMExports();
}
