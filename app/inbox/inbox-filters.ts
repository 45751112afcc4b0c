import { z } from 'zod';
import { oneLine } from '../text/typed-text.ts';
import { isId } from '../text/uuid.ts';

export const SHOWN = { open: 'Open', late: 'Late', read: 'Dealt with', all: 'All' } as const;
export type Shown = keyof typeof SHOWN;

const filtersSchema = z.object({
  q: z.string().overwrite(oneLine).max(100).catch(''),
  show: z.enum(['open', 'late', 'read', 'all']).catch('open'),
  kind: z.enum(['contact', 'feedback']).nullable().catch(null),
});
export type InboxFilters = z.infer<typeof filtersSchema>;

/** Where a page begins: after this message, going back in time. */
export interface Place {
  receivedAt: Date;
  id: string;
}

/** What the address asks for. Anything it cannot mean asks for nothing. */
export function readFilters(query: URLSearchParams): InboxFilters {
  return filtersSchema.parse({ q: query.get('q') ?? '', show: query.get('show'), kind: query.get('kind') });
}

/** The same as an address, without what is so anyway. */
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
