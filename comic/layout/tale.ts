import type { Actor, Balloon, Language, PanelTale, Scene, SpokenLine, Supporting } from '../book.ts';
import type { PlaceName } from '../art/places/index.ts';
import type { PropName } from '../art/props/index.ts';
import { placeInEnglish, thingInEnglish } from './seen-words-in-english.ts';
import { DOING, DOING_ON_WHEELS, NOT_SEEN, type Untold } from './seen-words.ts';
import type { Company } from './stage.ts';
import { inLanguage, say, type Telling } from './telling.ts';

type Voices = Company['voices'];

/** Describes a panel in words: its scene in a sentence, then what is said in it. */
export function panelTale(
  scene: Scene,
  lines: readonly SpokenLine[],
  telling: Telling,
  voices: Voices,
): PanelTale {
  return { picture: picture(scene, telling, voices), lines };
}

/** Everything that is said, one line each: "Gilli: Wait for me!" */
export function textOf(panels: readonly PanelTale[]): string {
  return panels
    .flatMap(({ lines }) => lines.map(({ who, text }) => (who === undefined ? text : `${who}: ${text}`)))
    .join('\n');
}

/** The speaker's name in the book. */
export function nameOfVoice(
  from: Exclude<Balloon['from'], 'unseen'>,
  telling: Telling,
  voices: Voices,
): string {
  if (from === 'hero') return telling.name;
  const voice = voices[from];
  return capitalised(voice ? say(voice, telling) : from);
}

/** Where it is, who is there and how they feel, and what lies about: sentences in the book's language. */
function picture({ place, items }: Scene, telling: Telling, voices: Voices): string {
  const { language } = telling;
  const where = nameOfPlace(place, language);
  const people = items.flatMap((item) => ('thing' in item ? [] : [person(item, telling, voices)]));
  const things = items.flatMap((item) => ('thing' in item ? (nameOfThing(item.thing, language) ?? []) : []));
  const stop = language === 'en' ? '.' : '।';
  return [where, ...new Set(people), thingsTold([...new Set(things)], language)]
    .filter((each) => each !== undefined)
    .map((each) => each + stop)
    .join(' ');
}

function person(item: Actor | Supporting, telling: Telling, voices: Voices): string {
  const { language } = telling;
  const feeling = inLanguage(item.who === 'hero' ? FACES[item.face] : MOODS[item.mood], language);
  const name = nameOfVoice(item.who, telling, voices);
  if (item.who === 'hero')
    return language === 'en'
      ? `${name} is ${doing(item, telling)} and looks ${feeling}`
      : `यहाँ ${name}, ${doing(item, telling)}, चेहरे पर ${feeling}`;
  return language === 'en' ? `${name} looks ${feeling}` : `साथ में ${name}, चेहरे पर ${feeling}`;
}

function thingsTold(things: readonly string[], language: Language): string | undefined {
  if (things.length === 0) return undefined;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(things);
  return language === 'en' ? `You can see ${list}` : `पास में दिखता है: ${list}`;
}

type Hindi = typeof import('./seen-words-in-hindi.ts');
let hindi: Hindi | undefined;

/**
 * Loads the words that describe pictures in a language. Call it before a page is composed. English is always
 * loaded.
 */
export async function loadSeenWords(language: Language): Promise<void> {
  if (language === 'hi') hindi ??= await import('./seen-words-in-hindi.ts');
}

function inHindi(): Hindi {
  if (!hindi) throw new Error('The Hindi words for what is seen were not brought: see loadBook.');
  return hindi;
}

/** Undefined for the background of a close-up. */
function nameOfPlace(place: PlaceName, language: Language): string | undefined {
  if (isUntold(place)) return undefined;
  return language === 'en' ? placeInEnglish(place) : inHindi().PLACES_IN_HINDI[place];
}

/** Undefined for what is only a part of somebody who is told of already. */
function nameOfThing(thing: PropName, language: Language): string | undefined {
  if (isUntold(thing)) return undefined;
  return language === 'en' ? thingInEnglish(thing) : inHindi().THINGS_IN_HINDI[thing];
}

function isUntold(name: PlaceName | PropName): name is Untold {
  return NOT_SEEN.some((each) => each === name);
}

function doing({ pose, wheels }: Actor, { language, wheelchair }: Telling): string {
  const rolls = wheelchair && wheels !== 'out';
  if (language === 'en') return (rolls && DOING_ON_WHEELS[pose]) || DOING[pose];
  const { DOING_IN_HINDI, DOING_ON_WHEELS_IN_HINDI } = inHindi();
  return (rolls && DOING_ON_WHEELS_IN_HINDI[pose]) || DOING_IN_HINDI[pose];
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const FACES = {
  calm: { en: 'calm', hi: 'शांति' },
  happy: { en: 'happy', hi: 'ख़ुशी' },
  surprised: { en: 'surprised', hi: 'हैरानी' },
  brave: { en: 'brave', hi: 'हिम्मत' },
  worried: { en: 'worried', hi: 'चिंता' },
  proud: { en: 'proud', hi: 'गर्व' },
  laughing: { en: 'full of laughter', hi: 'खिलखिलाहट' },
  sad: { en: 'sad', hi: 'उदासी' },
  thinking: { en: 'thoughtful', hi: 'सोच' },
} as const;

const MOODS = {
  happy: FACES.happy,
  sad: FACES.sad,
  amazed: { en: 'amazed', hi: 'अचरज' },
  scared: { en: 'scared', hi: 'डर' },
  proud: FACES.proud,
} as const;
