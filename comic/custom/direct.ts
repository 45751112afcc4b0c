import type { Expression } from '../hero.ts';
import type { StoryId } from '../book.ts';
import {
  type CustomCast,
  type CustomPlace,
  type CustomPose,
  type CustomThing,
  findCast,
  findPlace,
  findPose,
  findThing,
  findTime,
  type TimeOfDay,
} from './lexicon.ts';
import type { DirectorsNote } from './notes.ts';
import type { Sentence } from './sentences.ts';
import { HOME_PLACES, SETTINGS } from './settings.ts';
import { bareWord, wordsOf } from './words.ts';

/** What the picture of a sentence shows. */
export interface Direction {
  place: CustomPlace;
  time: TimeOfDay;
  /** From the director's note, if there is one. Otherwise each picture chooses by its own words. */
  pose: CustomPose | undefined;
  face: Expression | undefined;
  /** The characters beside the hero, each with the parent's own word for them. */
  cast: readonly { who: CustomCast; word: string }[];
  things: readonly CustomThing[];
  /** Whether the place, or the time of day there, differs from the sentence before. */
  arrives: boolean;
}

const MOST_CAST = 2;
const MOST_THINGS = 2;
/**
 * How many sentences stay at one of the story's home places before the next, while the words name no place.
 */
const STAY = 7;
const bare = (words: string): Set<string> => new Set(words.split(' ').map(bareWord));
const HERO_WORDS = bare('{name} {NAME} i he she we they मैं वह वो हम वे उसे उसको मुझे');
const AWAY = bare('from left leave leaves leaving behind of about like than');
const AWAY_AFTER = bare('से का की के छोड़ जैसा जैसी जैसे');
const THERE = bare(
  'to in into on onto at inside under through among across toward towards aboard reach reached enter entered',
);
const THERE_AFTER = bare('में पर तक के-पास पहुँचा पहुँची पहुँचे');
/** Places that stories mostly only see or mention. */
const DISTANT: ReadonlySet<CustomPlace> = new Set([
  'sky',
  'moon',
  'rainbow',
  'tower',
  'mountain',
  'crystals',
  'diwali',
  'kites',
  'rocket',
  'space',
]);
/** Garden words that also fit many other places. */
const SCENERY = bare('tree trees flower flowers gate outside outdoors पेड़ पेड़ों फूल फूलों बाहर');
const OUT = bare('outside outdoors बाहर');
/** Things that appear only in the sky of far places. */
const HEAVENLY: ReadonlySet<CustomThing> = new Set(['ringedPlanet', 'homePlanet', 'pinkPlanet', 'asteroid']);
const FAR_OUT: ReadonlySet<CustomPlace> = new Set(['space', 'moon', 'sky', 'rainbow']);
const LIKE = bare('than like as');
const LIKE_AFTER = bare('जैसा जैसी जैसे जितना जितनी जितने सा सी से-भी');
const FRIENDS = bare('friend friends best-friend bestie dost दोस्त दोस्तों मित्र मित्रों');
const TOGETHER = bare('they we together them us both all everyone दोनों हम सब सभी साथ वे उन्होंने उनके उनकी');

/**
 * Chooses place, time, pose, face, company and things for each sentence from its words. A place stays until
 * the words change it. Company stays while the words say "they". While the words name no place, the story's
 * own places take turns.
 */
export function direct(
  sentences: readonly Sentence[],
  { story, name, notes = [] }: { story: StoryId; name: string; notes?: readonly DirectorsNote[] },
): Direction[] {
  const heroNames = heroNamesOf(name);
  const noted = new Map(notes.map((note) => [note.beat, note]));
  const homes = HOME_PLACES[story];
  let place: CustomPlace | undefined;
  let time: TimeOfDay = 'day';
  let company: Direction['cast'] = [];
  let shown = '';
  return sentences.map((sentence, beat) => {
    // Spoken words do not set the scene: “Let us go to the moon!” is said at home.
    const words = wordsOf(toldIn(sentence));
    const note = noted.get(beat);
    place = note?.place ?? placeIn(words, place) ?? place;
    time = last(words.map(findTime)) ?? time;
    const named = castIn(words);
    const together = words.some((word) => TOGETHER.has(word));
    company = named.length > 0 ? merge(named, together ? company : []) : together ? company : [];
    if (sentence.opens && named.length === 0 && !together) company = [];
    const asleep = (note?.pose ?? poseIn(words, heroNames)) === 'asleep';
    const here = place ?? homes[Math.floor(beat / STAY) % homes.length]!;
    // A sleeping hero is in bed, unless the sentence names another place.
    const where = asleep && !note?.place && !placeIn(words, place) ? 'bedroom' : here;
    const key = `${where} ${time}`;
    const arrives = key !== shown;
    shown = key;
    return {
      place: where,
      time: where === 'bedroom' && asleep && time !== 'dawn' ? 'night' : time,
      pose: note?.pose,
      face: note?.mood,
      cast: company,
      things: thingsIn(words).filter((thing) => !HEAVENLY.has(thing) || FAR_OUT.has(where)),
      arrives,
    };
  });
}

/** The words of a sentence outside its quotes. */
function toldIn({ text, quotes }: Sentence): string {
  return quotes.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
}

/**
 * The last place where the characters are or to which they go. A place that they leave does not count, nor
 * does a sky, a moon or a tree that they only look at.
 */
function placeIn(words: readonly string[], now: CustomPlace | undefined): CustomPlace | undefined {
  return last(
    words.map((word, at) => {
      const place = findPlace(word);
      if (!place) return undefined;
      const before = words.slice(Math.max(0, at - 3), at);
      const after = words[at + 1] ?? '';
      if (before.slice(-2).some((each) => AWAY.has(each)) || AWAY_AFTER.has(after)) return undefined;
      const there = before.some((each) => THERE.has(each)) || THERE_AFTER.has(after);
      if (SCENERY.has(word))
        return (there || OUT.has(word)) && (now === undefined || SETTINGS[now].indoors) ? place : undefined;
      return !DISTANT.has(place) || there ? place : undefined;
    }),
  );
}

/** Words in a text that refer to the hero: the name, and pronouns for the main character. */
export function heroNamesOf(name: string): ReadonlySet<string> {
  return new Set([...HERO_WORDS, ...wordsOf(name)]);
}

/**
 * Prefers the first pose that moves to the first that stands still. A sleeping bear does not put the hero to
 * bed.
 */
export function poseIn(words: readonly string[], heroNames: ReadonlySet<string>): CustomPose | undefined {
  const found = words.flatMap((word, at) => {
    const pose = findPose(word);
    const others = words.slice(0, at);
    const another = others.some(findCast) && !others.some((each) => heroNames.has(each));
    return pose && !(pose === 'asleep' && another) ? [pose] : [];
  });
  return found.find((pose) => pose !== 'point' && pose !== 'tiptoe' && pose !== 'think') ?? found[0];
}

function castIn(words: readonly string[]): Direction['cast'] {
  const found = new Map<CustomCast, string>();
  for (const word of words) {
    const who = findCast(word);
    if (who && !found.has(who)) found.set(who, word);
  }
  // “Friend” may mean the other character, such as the bear.
  if (found.size > 1 && FRIENDS.has(found.get('bijli') ?? '')) found.delete('bijli');
  return Array.from(found, ([who, word]) => ({ who, word })).slice(0, MOST_CAST);
}

/** Things that are present, not those that something is only compared to. */
function thingsIn(words: readonly string[]): CustomThing[] {
  const found = words.flatMap((word, at) => {
    const like = words.slice(Math.max(0, at - 3), at).some((each) => LIKE.has(each));
    const thing = like || LIKE_AFTER.has(words[at + 1] ?? '') ? undefined : findThing(word);
    return thing ?? [];
  });
  return [...new Set(found)].slice(0, MOST_THINGS);
}

function merge(named: Direction['cast'], before: Direction['cast']): Direction['cast'] {
  return [...named, ...before.filter(({ who }) => named.every((one) => one.who !== who))].slice(0, MOST_CAST);
}

function last<Found>(found: readonly (Found | undefined)[]): Found | undefined {
  return found.findLast((each) => each !== undefined);
}
