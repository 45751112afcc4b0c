import { AsyncLocalStorage } from 'node:async_hooks';
import childProcess from 'node:child_process';
import files from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import { createTransport } from 'nodemailer';
import sharp from 'sharp';

/**
 * Refuses and records network calls, file access and drawing while a database transaction is open. Importing it is
 * enough, in a process of the shop (`node --import`) or in the tests' own process.
 */
const inside = new AsyncLocalStorage<{ open: boolean }>();

/** A line for each thing that was refused, with the place in the code. The module may be loaded anew for each test file; what is watched is the process's. */
const holder = globalThis as { refusedInTransactions?: string[] };
const isWatched = holder.refusedInTransactions !== undefined;
const seen = (holder.refusedInTransactions ??= []);

/** What was refused since the last time somebody asked. */
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

/** The owner's functions of these names are refused in a transaction and do what they always do outside of one. */
function watch(owner: object, names: readonly string[], what: string): void {
  const functions = owner as Record<string, (this: unknown, ...given: unknown[]) => unknown>;
  for (const name of names) {
    const original = functions[name];
    if (!original) throw new Error(`There is no ${name} to watch.`);
    const watching: typeof original = function (...given) {
      refuse(`${what} (${name})`);
      return original.apply(this, given);
    };
    // Such as how it is made to return a promise.
    functions[name] = Object.defineProperties(watching, Object.getOwnPropertyDescriptors(original));
  }
}

type Transact = (work: (tx: unknown) => Promise<unknown>, config?: unknown) => Promise<unknown>;
interface Opened {
  /** None while a command restores a backup. */
  database?: { transaction: Transact };
}

/** The built shop has its query builder inside: its database is met where the shop puts what it opened. */
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

/** Asked by its parent, a process of the shop tells what was refused in it. */
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
  // Without the ways that wait, which are the embedded database's own.
  watch(files, functionsOf(files), 'Work on a file');
  watch(childProcess, functionsOf(childProcess), 'Another process');
  syncBuiltinESMExports();
}
