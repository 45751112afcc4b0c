/** Which pages lie side by side: the cover alone, page 1 beside the inside of the cover, then pairs. */
export type Spread = readonly (number | 'inside-cover')[];

/** @param count pages of the book, the cover included. */
export function spreadsOf(count: number, wide: boolean): Spread[] {
  const pages = Array.from({ length: count }, (_, page) => page);
  if (!wide) return pages.map((page) => [page]);
  const pairs = pages.slice(2).flatMap((page, at) => (at % 2 === 0 ? [pages.slice(page, page + 2)] : []));
  return [[0], ...(count > 1 ? [['inside-cover', 1] as const] : []), ...pairs];
}

/** The spread that shows a page: where the reader stays when the screen is turned. */
export function spreadWith(spreads: readonly Spread[], page: number): number {
  return Math.max(
    0,
    spreads.findIndex((spread) => spread.includes(page)),
  );
}

/** The numbers of a spread's pages, the inside of the cover left out. */
export function pagesOf(spread: Spread): number[] {
  return spread.filter((page) => page !== 'inside-cover');
}

/** 'Cover', 'Page 1 of 24', 'Pages 2 and 3 of 24'. @param count pages of the book, the cover included. */
export function nameOfSpread(spread: Spread, count: number): string {
  const [first = 0, second] = pagesOf(spread);
  if (first === 0) return 'Cover';
  const inside = count - 1;
  return second === undefined ? `Page ${first} of ${inside}` : `Pages ${first} and ${second} of ${inside}`;
}

/** 'Cover', 'Page 7'. */
export function nameOfNumber(page: number): string {
  return page === 0 ? 'Cover' : `Page ${page}`;
}
