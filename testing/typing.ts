import { plainLine } from '../app/platform/strings/plain-line.ts';
import { oneLine, severalLines } from '../app/platform/strings/typed-text.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** A text that was typed into a field. */
export interface Typed {
  field: string;
  text: string;
  /** The part that the shop stores. It ends in `mark`. */
  kept: string;
  /** A string that appears nowhere else. */
  mark: string;
}

const UNPRINTABLE = /[^\p{Script=Latin}\p{Script=Devanagari}\P{L}]/u;

const LONGEST_MARK = '~99-99~'.length;
const SHORTEST_MARK = '~0-0~';

/**
 * Gives each field the next fitting text of the corpus. After as many rounds as there are texts, each field
 * has had all of them.
 */
export class Typing {
  readonly all: Typed[] = [];
  readonly #round: number;
  readonly #texts: readonly string[];

  /** @param texts a field that is too short for all of them gets another text of the corpus. */
  constructor(round: number, texts: readonly string[] = HOSTILE_TEXTS) {
    this.#round = round;
    this.#texts = texts;
  }

  /** A text for a field of one line with at most `most` letters. */
  line(field: string, most: number): string {
    return this.#type(field, most, oneLine);
  }

  /** The same for fields in which styled letters and digits become plain ones. */
  plain(field: string, most: number): string {
    return this.#type(field, most, plainLine);
  }

  /**
   * A text for a field of several lines.
   * @param least how many letters must remain after cleaning.
   */
  lines(field: string, most: number, least = 0): string {
    return this.#type(field, most, severalLines, undefined, least);
  }

  /** A text for the words of a book, which can only have English and Hindi letters. */
  story(field: string, most: number): string {
    return this.#type(field, most, severalLines, UNPRINTABLE);
  }

  /** The same for one line, such as a name. */
  storyLine(field: string, most: number): string {
    return this.#type(field, most, oneLine, UNPRINTABLE);
  }

  #type(field: string, most: number, clean: (text: string) => string, not?: RegExp, least = 0): string {
    const fits = (text: string) =>
      text.length + LONGEST_MARK <= most &&
      !not?.test(text) &&
      clean(`${text}${SHORTEST_MARK}`).length >= least;
    const wanted = this.#texts.filter(fits);
    const fitting = wanted.length > 0 ? wanted : HOSTILE_TEXTS.filter(fits);
    const mark = `~${this.#round}-${this.all.length}~`;
    const text = `${fitting[(this.all.length * 7 + this.#round) % fitting.length]}${mark}`;
    this.all.push({ field, text, kept: clean(text), mark });
    return text;
  }
}
