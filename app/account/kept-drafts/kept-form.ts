import { useSyncExternalStore } from 'react';
import { keepsNotes, note, noted } from '../../platform/pages/device-notes.ts';
import type { KeptName } from './kept-names.ts';
import { noteAtShop, notesFromShop } from './notes-at-shop.ts';

interface Snapshot<Draft> {
  draft: Draft;
  /**
   * False while the page still shows its ready-made state, the same for everyone, or waits for the shop's
   * answer.
   */
  ready: boolean;
}

interface Rules<Draft> {
  /** Reads a stored form. Missing or damaged parts become empty; it never throws. */
  read: (text: string | null) => Draft;
  write: (draft: Draft) => string;
  change: (draft: Draft, patch: Partial<Draft>) => Draft;
}

/**
 * A form that outlives its page. The device keeps it and tells the other tabs. The shop keeps it too, for
 * browsers without storage.
 */
export interface KeptForm<Draft> {
  use: () => Snapshot<Draft>;
  /** The form at this moment, for code that runs after the page was drawn. */
  now: () => Draft;
  update: (patch: Partial<Draft>) => void;
  /** Starts again with `fresh`; the shop forgets the old form. */
  clear: (fresh: Draft) => void;
}

export function keptForm<Draft extends object>(name: KeptName, rules: Rules<Draft>): KeptForm<Draft> {
  const unread: Snapshot<Draft> = { draft: rules.read(null), ready: false };
  let snapshot = unread;
  let asked = false;
  /** What was typed before the shop answered. */
  let early: Partial<Draft> = {};
  const listeners = new Set<() => void>();
  const publish = (draft: Draft, ready = true) => {
    snapshot = { draft, ready };
    for (const listener of listeners) listener();
  };

  const current = (): Snapshot<Draft> => {
    const here = !snapshot.ready && keepsNotes() ? noted(name) : null;
    if (here !== null) snapshot = { draft: rules.change(rules.read(here), early), ready: true };
    return snapshot;
  };

  const keep = (draft: Draft) => {
    const text = rules.write(draft);
    noteAtShop(name, text, note(name, text));
    publish(draft);
  };

  const update = (patch: Partial<Draft>) => {
    const { draft, ready } = current();
    const next = rules.change(draft, patch);
    if (ready) return keep(next);
    early = { ...early, ...patch };
    publish(next, false);
  };

  /**
   * Asks the shop, because the device has no note. If the device cannot store new notes, its note may be old,
   * so the shop's comes first.
   */
  const askShop = async () => {
    const found = (await notesFromShop())?.[name] ?? noted(name);
    if (snapshot.ready) return;
    const draft = rules.read(found);
    if (Object.keys(early).length === 0) publish(draft);
    else keep(rules.change(draft, together(draft, early)));
  };

  const follow = (event: StorageEvent) => {
    // When another tab empties the storage, the page keeps what somebody is filling in.
    if (event.key === name && event.newValue !== null) publish(rules.read(event.newValue));
  };

  const listen = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', follow);
    listeners.add(listener);
    if (!asked && !current().ready) void askShop();
    asked = true;
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', follow);
    };
  };

  return {
    use: () => useSyncExternalStore(listen, current, () => unread),
    now: () => current().draft,
    update,
    clear: (fresh) => {
      note(name, rules.write(fresh));
      noteAtShop(name, null, true);
      publish(fresh);
    },
  };
}

/**
 * Merges early typing into the stored form. An address field still empty does not overwrite the stored one.
 */
function together<Draft extends object>(stored: Draft, early: Partial<Draft>): Partial<Draft> {
  return Object.fromEntries(
    Object.entries(early).map(([name, value]) => {
      const before = stored[name as keyof Draft];
      if (!isFields(value) || !isFields(before)) return [name, value];
      return [
        name,
        { ...before, ...Object.fromEntries(Object.entries(value).filter(([, each]) => each !== '')) },
      ];
    }),
  ) as Partial<Draft>;
}

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;
