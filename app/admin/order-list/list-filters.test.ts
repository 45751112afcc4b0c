import { describe, expect, it } from 'vitest';
import { askedTerms, filterAddress, readFilters, readPlace } from './list-filters.ts';

describe('what a search asks for', () => {
  it.each([
    ['asha', ['asha']],
    ['Asha RAO asha', ['asha', 'rao']],
    ['ORD-1760000000000', ['1760000000000']],
    ['ord 176', ['176']],
    ['rao ORD-176', ['176', 'rao']],
    ['98450 12345', ['9845012345']],
    ['+91 98450-12345', ['9845012345']],
    ['0091 98450 12345', ['9845012345']],
    ['091-98450 12345', ['9845012345']],
    ['+91 (0) 98450 12345', ['9845012345']],
    ['९८४५० १२३४५', ['9845012345']],
    ['\u202A98450\u00A012345\u200B', ['9845012345']],
    ['rao 098450-12345', ['9845012345', 'rao']],
    ['98450 12345 560003', ['98450', '12345', '560003']],
    ['012345', ['12345']],
    ['०', ['0']],
    ['book4you', ['book4you']],
    ['4you@example.in', ['4you@example.in']],
    ['560 003', ['560003']],
    ['asha 560003', ['560003', 'asha']],
    ['Asha.Rao@Example.in', ['asha.rao@example.in']],
    ['asha.rao@', ['asha.rao@']],
    ['asha.rao', ['asha', 'rao']],
    ['ordinary', ['ordinary']],
    ['', []],
    ['% _ …', []],
    ['one two three four five six seven', ['one', 'two', 'three', 'four', 'five', 'six']],
  ])('%j', (query, words) => {
    expect(askedTerms(query).map(({ word }) => word)).toEqual(words);
  });

  it('takes a single letter for an initial', () => {
    expect(askedTerms('a rao')).toEqual([
      { word: 'a', whole: true },
      { word: 'rao', whole: false },
    ]);
  });
});

describe('the filters of an address', () => {
  it('come back as they went', () => {
    const query =
      'q=asha+rao&stage=printing&format=print&story=iron&from=2026-11-01&to=2026-11-20&late=1&held=1';
    expect(filterAddress(readFilters(new URLSearchParams(query)))).toBe(query);
  });

  it.each(['stage=nowhere', 'format=gold', 'story=%27%3B', 'late=', 'view=board', ''])(
    '%s filters nothing',
    (query) => {
      expect(filterAddress(readFilters(new URLSearchParams(query)))).toBe('');
    },
  );
});

describe('the place in the list', () => {
  const id = '00000000-0000-4000-8000-000000000000';

  it('is read from the address', () => {
    expect(readPlace(new URLSearchParams(`before=1760000000000.${id}`))).toEqual({
      side: 'before',
      createdAt: new Date(1_760_000_000_000),
      id,
    });
  });

  it.each([
    '',
    'after=1',
    `after=.${id}`,
    `after=x.${id}`,
    `after=1.${id}'`,
    `after=1.${'-'.repeat(36)}`,
    `after=999999999999999.${id}`,
  ])('%j is the top', (query) => {
    expect(readPlace(new URLSearchParams(query))).toBeNull();
  });
});
