import { describe, expect, it } from 'vitest';
import { inboxAddress, placeAfter, readFilters, readPlace } from './inbox-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const ID = '00000000-0000-4000-8000-000000000000';

describe('the filters of the inbox', () => {
  it.each([
    ['', '/admin/feedback'],
    ['show=open', '/admin/feedback'],
    ['q=+twins+&show=late&kind=contact', '/admin/feedback?q=twins&show=late&kind=contact'],
    ['show=everything&kind=spam', '/admin/feedback'],
    [`q=${'x'.repeat(101)}`, '/admin/feedback'],
  ])('%j is %s', (query, address) => {
    expect(inboxAddress(read(query))).toBe(address);
  });

  it('keep the position in the list', () => {
    const place = { receivedAt: new Date(1_760_000_000_000), id: ID };
    const address = inboxAddress(read('show=all'), placeAfter(place));
    expect(readPlace(new URL(address, 'http://shop').searchParams)).toEqual(place);
  });

  it.each(['', '1.x', `x.${ID}`, `1.${ID}'`, `.${ID}`, `999999999999999.${ID}`])(
    'begin at the top for %j',
    (before) => {
      expect(readPlace(new URLSearchParams({ before }))).toBeNull();
    },
  );
});
