import type { PageWords } from '#comic';

/** Something a voice says without a pause in between. */
export interface Spoken {
  page: number;
  /** Which of the page's lines, as `PageWords` counts them. */
  line: number;
  text: string;
}

/** What a voice reads of a page: its words, and whose they are where the speaker changes. Pictures speak for themselves. */
export function spokenOf(page: number, { lines }: PageWords): Spoken[] {
  let before: string | undefined;
  return lines.flatMap(({ kind, who, text }, line) => {
    if (kind === 'picture') return [];
    const named = who !== undefined && who !== before ? `${who}: ${text}` : text;
    before = who;
    return [{ page, line, text: named }];
  });
}

/**
 * The voice for a language: an Indian one where there is a choice; undefined when none speaks it on this device. Other
 * voices send what they read, the child's name in it, to their maker.
 */
export function voiceFor<Voice extends { lang: string; localService: boolean }>(
  voices: readonly Voice[],
  language: string,
): Voice | undefined {
  const fitting = voices.filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  return fitting.find(({ lang }) => /[-_]in$/i.test(lang)) ?? fitting[0];
}
