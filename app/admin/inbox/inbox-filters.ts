import { oneLine } from '../../platform/strings/typed-text.ts';
import { isId } from '../../platform/strings/uuid.ts';

export const SHOWN = { open: 'Open', late: 'Late', read: 'Dealt with', all: 'All' } as const;
export type Shown = keyof typeof SHOWN;
const isShown = (name: string): name is Shown => Object.hasOwn(SHOWN, name);

const LONGEST_SEARCH = 100;

export interface InboxFilters {
  q: string;
  show: Shown;
  kind: 'contact' | 'feedback' | null;
}

/** Where a page begins: after this message, going back in time. */
export interface Place {
  receivedAt: Date;
  id: string;
}

/** Reads the filters from the address and ignores unknown values. */
export function readFilters(query: URLSearchParams): InboxFilters {
  const q = oneLine(query.get('q') ?? '');
  const show = query.get('show') ?? '';
  const kind = query.get('kind');
  return {
    q: q.length > LONGEST_SEARCH ? '' : q,
    show: isShown(show) ? show : 'open',
    kind: kind === 'contact' || kind === 'feedback' ? kind : null,
  };
}

/** The filters as an address, without the defaults. */
export function inboxAddress({ q, show, kind }: InboxFilters, place?: string | null): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(show !== 'open' && { show }),
    ...(kind && { kind }),
    ...(place && { before: place }),
  });
  return query.size === 0 ? '/admin/feedback' : `/admin/feedback?${query}`;
}

export function readPlace(query: URLSearchParams): Place | null {
  const [, ms, id] = /^(\d{1,13})\.(.+)$/.exec(query.get('before') ?? '') ?? [];
  return ms && id && isId(id) ? { receivedAt: new Date(Number(ms)), id } : null;
}

export function placeAfter({ receivedAt, id }: Place): string {
  return `${receivedAt.getTime()}.${id}`;
}
