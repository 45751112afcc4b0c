import type { Role } from '../../account/staff-sessions/roles.ts';

/** One to-do. It contains no data of a child. */
export interface ToDoLine {
  /** What it is, and where to handle it. */
  text: string;
  to?: string;
  /** What else helps to judge it, one sentence each. */
  details?: readonly string[];
  /** The actions offered right here: the route and the values to send. */
  deeds?: readonly Deed[];
}

interface Deed {
  to: string;
  label: string;
  fields: Readonly<Record<string, string>>;
}

export const deed = (to: string, label: string, fields: Deed['fields'] = {}): Deed => ({ to, label, fields });

export const KINDS_OF_TO_DO = [
  'unsaved-payments',
  'money-set-aside',
  'disputes',
  'orders-to-decide',
  'held-orders',
  'claims',
  'refunds-in-trouble',
  'refused-books',
  'waiting-messages',
  'stuck-letters',
  'failed-jobs',
  'refused-notices',
  'unknown-notices',
  'full-disk',
] as const;

/** All to-dos of one kind. */
export interface ToDo {
  /** Also the anchor of its place on the page. */
  kind: (typeof KINDS_OF_TO_DO)[number];
  title: string;
  count: number;
  /** What to do about it. */
  what: string;
  /** Where all of them are listed. */
  all?: { to: string; label: string };
  /** The oldest or the newest of them, whichever is to be seen first. */
  lines: readonly ToDoLine[];
}

/** A source of to-dos. */
export interface ToDoSource {
  /** The roles that can handle it. */
  roles: readonly Role[];
  /** @returns null when nothing waits. */
  find: () => Promise<ToDo | null>;
}

/** So many are shown; the rest are counted. */
export const MOST_LINES = 8;
