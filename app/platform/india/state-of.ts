import { plainLine } from '../strings/plain-line.ts';
import { consonantsOf, soundOf } from './name-sounds.ts';
import { withinDistance } from './spelling.ts';
import { CITIES, OTHER_NAMES } from './state-names.ts';
import { type State, stateOfCode, STATES } from './states.ts';

/** Names of one kind by each way of writing them, each with the codes of their states. */
interface Names {
  bySound: ReadonlyMap<string, string>;
  byConsonants: ReadonlyMap<string, string>;
}

const split = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).flatMap(([code, names]) => names.split(', ').map((name) => [name, code] as const));
const STATE_NAMES = namesOf([
  ...STATES.map(({ name, code }) => [name, code] as const),
  ...split(OTHER_NAMES),
]);
const CITY_NAMES = namesOf(split(CITIES));

/** More than any field of a state takes. */
const LONGEST = 200;

/** What was read in a field. `sure`: it is a name of the state; else a city, or a word that is written much like one. */
export interface ReadState {
  state: State;
  sure: boolean;
}

/**
 * The state that somebody means: its name, a short form, its code, what it was called before, in any script of India,
 * misspelled, or one of its cities. Null when it may be none or several.
 */
export function readState(typed: string): ReadState | null {
  if (typed.length > LONGEST) return null;
  const line = plainLine(typed).toLowerCase();
  const words = line.replaceAll(/\d+/g, ' ');
  if (!/\p{L}/u.test(words)) return found([/^\D?(\d{2})\D?$/.exec(line)?.[1] ?? ''], true);
  const parts = [words, ...words.split(/[,;/|()[\]]| - /)].map((part) => part.trim()).filter(Boolean);
  for (const [index, look] of LOOKS.entries()) {
    const codes = parts.flatMap(look);
    if (codes.length > 0) return found(codes, index < SURE);
  }
  return null;
}

function found(codes: readonly string[], sure: boolean): ReadState | null {
  const [code = '', ...others] = new Set(codes);
  const state = others.length === 0 ? stateOfCode(code) : null;
  return state && { state, sure };
}

/** All of it is a name: two letters count only so. */
const whole =
  ({ bySound }: Names) =>
  (part: string): string[] => {
    const code = bySound.get(soundOf(part.replace(/^in[- ](?=[a-z]{2}$)/, '')));
    return code ? [code] : [];
  };

const IN_LATIN = /\p{Script=Latin}/u;
const MOST_WORDS = 12;
const LONGEST_NAME = 8;

/** Names within a longer text: `Bangalore Karnataka India`. */
const among =
  (names: Names) =>
  (part: string): string[] => {
    const words = part
      .split(/[\s.,'-]+/)
      .filter(Boolean)
      .slice(0, MOST_WORDS);
    return words.flatMap((_, first) => {
      for (let last = Math.min(words.length, first + LONGEST_NAME); last > first; last -= 1) {
        const code = named(words.slice(first, last).join(' '), names);
        if (code) return [code];
      }
      return [];
    });
  };

function named(name: string, { bySound, byConsonants }: Names): string {
  const sound = soundOf(name);
  const code = sound.length > 2 ? bySound.get(sound) : undefined;
  return code ?? (IN_LATIN.test(name) ? '' : (byConsonants.get(consonantsOf(name)) ?? ''));
}

/** From certain to less so: the first that finds anything decides. */
const LOOKS = [whole(STATE_NAMES), among(STATE_NAMES), whole(CITY_NAMES), among(CITY_NAMES), misspelled];
const SURE = 2;

/** The one state whose name is the nearest, or begins like that, or else the one with the city whose name is. */
function misspelled(part: string): string[] {
  const key = soundOf(part);
  const near = nearest(key, STATE_NAMES.bySound);
  if (near.length > 0) return near;
  const begun = STATES.filter(({ name }) => key.length > 2 && soundOf(name.toLowerCase()).startsWith(key));
  return begun.length > 0 ? begun.map(({ code }) => code) : nearest(key, CITY_NAMES.bySound);
}

function nearest(key: string, names: ReadonlyMap<string, string>): string[] {
  const most = key.length < 5 ? 0 : key.length < 8 ? 1 : key.length < 12 ? 2 : 3;
  for (let distance = 1; distance <= most; distance += 1) {
    const near = [...names].flatMap(([name, code]) =>
      name.length > 4 && withinDistance(key, name, distance) ? [code] : [],
    );
    if (near.length > 0) return near;
  }
  return [];
}

function namesOf(pairs: readonly (readonly [name: string, code: string])[]): Names {
  const bySound = new Map(pairs.map(([name, code]) => [soundOf(name.toLowerCase()), code]));
  const byConsonants = new Map<string, string>();
  for (const [name, code] of pairs) {
    const consonants = name.length > 4 ? consonantsOf(name.toLowerCase()) : '';
    // Of two states it says nothing.
    const known = byConsonants.get(consonants) ?? code;
    if (consonants) byConsonants.set(consonants, known === code ? code : '');
  }
  return { bySound, byConsonants };
}
