import { DISPUTE_TITLES } from '../../payments/disputes/dispute-words.ts';
import { STAGE_NAMES, isStage } from '../../orders/orders/stages.ts';
import type { EventDetails } from '../../orders/orders/tables.server.ts';

/** Something that happened to an order. */
interface Told {
  kind: string;
  details: Readonly<EventDetails>;
}

const TITLES: Readonly<Record<string, string>> = {
  note: 'Note',
  held: 'Held',
  'hold lifted': 'Goes on',
  'parcel mended': 'Parcel mended',
  'drawn again': 'Drawn again',
  'book changed': 'Book changed',
  'address changed': 'Address changed',
  'photo seen': 'Photo looked at',
  'book seen': 'Book looked at',
  'photo replaced': 'Photo replaced',
  'photo added': 'Photo added',
  'photo removed': 'Photo removed',
  'drawn hero chosen': 'Drawn hero chosen',
  'hero changed': 'Looks of the child changed',
  'face chosen': 'Face in the photo chosen',
  'print pack': 'Print pack taken',
  'letter sent again': 'Letter sent again',
  'proof sent': 'Proof sent',
  'proof notes': 'Notes from the parent',
  'proof approved': 'Proof approved',
  'proof withdrawn': 'Proof taken back',
  'dispute open': DISPUTE_TITLES.open,
  'dispute action_required': DISPUTE_TITLES.action_required,
  'dispute under_review': DISPUTE_TITLES.under_review,
  'dispute won': DISPUTE_TITLES.won,
  'dispute lost': DISPUTE_TITLES.lost,
  'dispute closed': DISPUTE_TITLES.closed,
};

/** What a line of the timeline says: a title, and what else there is to it. */
export function timelineWords({ kind, details }: Told): { title: string; text: string | null } {
  if (kind === 'moved') return movedWords(details);
  const title = TITLES[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
  const words = Object.values(details).filter((value) => typeof value === 'string' && value !== '');
  return { title, text: words.length > 0 ? words.join(', ') : null };
}

function movedWords({ from, to, courier, trackingNumber, because }: Told['details']) {
  const parcel = [courier, trackingNumber].filter((part) => typeof part === 'string').join(', ');
  const why = typeof because === 'string' ? because : '';
  return {
    title: nameOf(to),
    text: parcel || why || `Was: ${nameOf(from)}`,
  };
}

const nameOf = (word: unknown): string =>
  typeof word === 'string' && isStage(word) ? STAGE_NAMES[word] : String(word);
