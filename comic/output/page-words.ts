import type { Language, Page, SpokenLine } from '../book.ts';

/** A page in words, for those who listen or read without pictures. */
export interface PageWords {
  /** "Cover", "Title page", "Page 3". */
  name: string;
  /** In reading order: each picture's description, then what is said in it. */
  lines: readonly PageLine[];
}

export interface PageLine {
  kind: 'picture' | SpokenLine['kind'];
  /** The speaker, if there is one. */
  who?: string;
  text: string;
}

/** The page in words: its text alternative, and the text for reading aloud. */
export function pageToWords(page: Page): PageWords {
  return {
    name: nameOfPage(page),
    lines: page.panels.flatMap(({ picture, lines }) => [
      ...(picture === '' ? [] : [{ kind: 'picture' as const, text: picture }]),
      ...lines,
    ]),
  };
}

const NAMES: Record<Language, Record<Page['kind'], string>> = {
  en: {
    cover: 'Cover',
    title: 'Title page',
    dedication: 'Dedication',
    story: 'Page',
    end: 'The end',
    closing: 'Closing page',
  },
  hi: {
    cover: 'आवरण',
    title: 'शीर्षक',
    dedication: 'समर्पण',
    story: 'पृष्ठ',
    end: 'समाप्त',
    closing: 'अंतिम पृष्ठ',
  },
};

/** A page's name in lists; in English by default. */
export function nameOfPage({ kind, number }: Page, language: Language = 'en'): string {
  const name = NAMES[language][kind];
  return kind === 'story' ? `${name} ${number}` : name;
}
