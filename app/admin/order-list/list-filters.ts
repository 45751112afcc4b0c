import { isStage, type Stage } from '../../orders/orders/stages.ts';
import { isId } from '../../platform/strings/uuid.ts';
import { phoneDigits } from '../../platform/india/phone.ts';
import { plainLine } from '../../platform/strings/plain-line.ts';
import { searchWords } from '../../platform/strings/search-words.ts';
import { FORMATS, type Format } from '../../books/book/formats.ts';

/** The filters of the order list in the address. Empty and false mean no filter. */
export interface ListFilters {
  q: string;
  stage: Stage | '';
  format: Format | '';
  /** A story's id. */
  story: string;
  /** Days in India, `2026-11-20`, both included. */
  from: string;
  to: string;
  late: boolean;
  held: boolean;
}

const LONGEST_QUERY = 120;

/** Reads the filters from an address and ignores unknown values. */
export function readFilters(search: URLSearchParams): ListFilters {
  const said = (name: string) => plainLine((search.get(name) ?? '').slice(0, LONGEST_QUERY));
  const stage = said('stage');
  const format = said('format');
  return {
    q: said('q'),
    stage: isStage(stage) ? stage : '',
    format: (FORMATS as readonly string[]).includes(format) ? (format as Format) : '',
    story: /^[\w-]{1,60}$/.test(said('story')) ? said('story') : '',
    from: said('from'),
    to: said('to'),
    late: said('late') !== '',
    held: said('held') !== '',
  };
}

/** The active filters as the query of an address, followed by `more`. */
export function filterAddress(filters: ListFilters, more: Record<string, string> = {}): string {
  const said = Object.entries(filters).flatMap(([name, value]) =>
    value === '' || value === false ? [] : [[name, value === true ? '1' : value]],
  );
  return new URLSearchParams([...said, ...Object.entries(more)]).toString();
}

export const isFiltered = (filters: ListFilters): boolean => filterAddress(filters) !== '';

/** A word that was searched for: the beginning of a term, or a whole one. */
export interface AskedTerm {
  word: string;
  whole: boolean;
}

const MOST_WORDS = 6;

/** The terms of a search; all must match. A single letter is an initial, not a prefix. */
export function askedTerms(query: string): AskedTerm[] {
  const typed = plainLine(query).replaceAll(/\bord[-\s]*(?=\d)/gi, '');
  const numbers = (typed.match(NUMBER) ?? []).flatMap(apart);
  const others = typed.replaceAll(NUMBER, ' ').split(/[\s,;]+/);
  const words = [...numbers.map(phoneDigits), ...others.flatMap(wordsOf)];
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => ({ word, whole: word.length === 1 }));
}

/** An order number, phone number or PIN, however it is split. Never part of a word or of an e-mail address. */
const NUMBER = /(?<![^\s,;])(?:\(?\+|\()?\d(?:[\s()./-]*\d)*(?![^\s,;])/g;

/** More digits than any single number has mean several numbers. */
const apart = (number: string) => (phoneDigits(number).length > 15 ? number.split(/\s+/) : [number]);

const wordsOf = (typed: string) => (typed.includes('@') ? [typed.toLowerCase()] : searchWords(typed));

/** Where a page of the list begins: after an order, or before it. */
export interface ListPlace {
  side: 'after' | 'before';
  createdAt: Date;
  id: string;
}

/** Reads `after=1760000000000.<id>`, or `before`; null at the top. */
export function readPlace(search: URLSearchParams): ListPlace | null {
  for (const side of ['after', 'before'] as const) {
    const [, at, id] = /^(\d{1,13})\.(.+)$/.exec(search.get(side) ?? '') ?? [];
    if (at && id && isId(id)) return { side, createdAt: new Date(Number(at)), id };
  }
  return null;
}

export const placeOf = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  `${createdAt.getTime()}.${id}`;
