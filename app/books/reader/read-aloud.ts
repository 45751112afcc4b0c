import type { PageWords } from '#comic';

/** A text that a voice says without a pause in between. */
export interface Spoken {
  page: number;
  /** The index of the line in the page's `PageWords`. */
  line: number;
  text: string;
}

/**
 * What a voice reads of a page: its words, with the speaker's name where the speaker changes. Descriptions of
 * pictures are left out.
 */
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
 * The voice for a language, an Indian one if there is a choice; undefined when no voice on this device speaks
 * it. Voices that are not on the device send what they read, with the child's name in it, to their maker.
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
