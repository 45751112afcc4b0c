import { plainLine } from '../strings/plain-line.ts';
import { consonantsOf, soundOf } from './name-sounds.ts';
import { withinDistance } from './spelling.ts';
import { CITIES, OTHER_NAMES } from './state-names.ts';
import { type State, stateOfCode, STATES } from './states.ts';

/** Names of states, or of cities, by sound and by consonants. Each maps to the code of its state. */
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

/** Characters. More than any state's field accepts. */
const LONGEST = 200;

/**
 * What was read in a field. `sure` means a name of the state itself, not a city or a word that resembles a
 * name.
 */
export interface ReadState {
  state: State;
  sure: boolean;
}

/**
 * The state that somebody means: by its name, a short form, its code or a former name, in any script of
 * India, even misspelled, or by one of its cities. Null when the text fits no state or several.
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

/** Looks the whole text up as a name. Two letters count only here. */
const whole =
  ({ bySound }: Names) =>
  (part: string): string[] => {
    const code = bySound.get(soundOf(part.replace(/^in[- ](?=[a-z]{2}$)/, '')));
    return code ? [code] : [];
  };

const IN_LATIN = /\p{Script=Latin}/u;
const MOST_WORDS = 12;
const LONGEST_NAME = 8;

/** Finds names within a longer text: `Bangalore Karnataka India`. */
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

/** Ordered from certain to less certain. The first that finds anything decides. */
const LOOKS = [whole(STATE_NAMES), among(STATE_NAMES), whole(CITY_NAMES), among(CITY_NAMES), misspelled];
const SURE = 2;

/**
 * The states with the nearest name; else those whose name begins with the text; else those with the city of
 * the nearest name.
 */
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
    // Consonants that two states share identify neither.
    const known = byConsonants.get(consonants) ?? code;
    if (consonants) byConsonants.set(consonants, known === code ? code : '');
  }
  return { bySound, byConsonants };
}
