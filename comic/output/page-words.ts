import type { Page, SpokenLine } from '../book.ts';

/** A page for those who listen or read the words alone. */
export interface PageWords {
  /** "Cover", "Title page", "Page 3". */
  name: string;
  /** In reading order: each picture's description, then what is said in it. */
  lines: readonly PageLine[];
}

export interface PageLine {
  kind: 'picture' | SpokenLine['kind'];
  /** Whose words they are, where they are somebody's. */
  who?: string;
  text: string;
}

/** The page in words: its text alternative, and what a voice reads. */
export function pageToWords(page: Page): PageWords {
  return {
    name: nameOfPage(page),
    lines: page.panels.flatMap(({ picture, lines }) => [
      ...(picture === '' ? [] : [{ kind: 'picture' as const, text: picture }]),
      ...lines,
    ]),
  };
}

export function nameOfPage({ kind, number }: Page): string {
  const names: Record<Page['kind'], string> = {
    cover: 'Cover',
    title: 'Title page',
    dedication: 'Dedication',
    story: `Page ${number}`,
    end: 'The end',
    closing: 'Closing page',
  };
  return names[kind];
}
