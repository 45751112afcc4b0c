import type { Actor, Balloon, Language, PanelTale, Scene, SpokenLine, Supporting } from '../book.ts';
import type { PlaceName } from '../art/places/index.ts';
import type { PropName } from '../art/props/index.ts';
import { DOING, DOING_ON_WHEELS, NOT_SEEN } from './seen-words.ts';
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

/** The place, the things in it, and the characters with pose and mood, in the book's language. */
function picture({ place, items }: Scene, telling: Telling, voices: Voices): string {
  const { language } = telling;
  const who = (item: Actor | Supporting): string =>
    item.who === 'hero'
      ? `${telling.name}, ${doing(item, telling)}, ${inLanguage(FACES[item.face], language)}`
      : `${nameOfVoice(item.who, telling, voices)}, ${inLanguage(MOODS[item.mood], language)}`;
  const seen = items.map((item) =>
    'thing' in item ? called(item.thing, 'THINGS_IN_HINDI', language) : who(item),
  );
  const stop = language === 'en' ? '.' : '।';
  const told = [called(place, 'PLACES_IN_HINDI', language), ...seen].filter((each) => each !== undefined);
  return [...new Set(told)].map((each) => each + stop).join(' ');
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

/** Undefined for drawings that are neither a place nor a thing. */
function called(
  name: PlaceName | PropName,
  list: 'PLACES_IN_HINDI' | 'THINGS_IN_HINDI',
  language: Language,
): string | undefined {
  if (NOT_SEEN.some((each) => each === name)) return undefined;
  if (language === 'en') return asWords(name);
  const names: Readonly<Partial<Record<string, string>>> = inHindi()[list];
  return names[name];
}

function doing({ pose, wheels }: Actor, { language, wheelchair }: Telling): string {
  const rolls = wheelchair && wheels !== 'out';
  if (language === 'en') return (rolls && DOING_ON_WHEELS[pose]) || DOING[pose];
  const { DOING_IN_HINDI, DOING_ON_WHEELS_IN_HINDI } = inHindi();
  return (rolls && DOING_ON_WHEELS_IN_HINDI[pose]) || DOING_IN_HINDI[pose];
}

/** 'kiteFestival' becomes "Kite festival". */
function asWords(name: string): string {
  return capitalised(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const FACES = {
  calm: { en: 'calm', hi: 'शांत' },
  happy: { en: 'happy', hi: 'ख़ुश' },
  surprised: { en: 'surprised', hi: 'हैरान' },
  brave: { en: 'brave', hi: 'निडर' },
  worried: { en: 'worried', hi: 'परेशान' },
  proud: { en: 'proud', hi: 'गर्व में' },
  laughing: { en: 'laughing', hi: 'खिलखिलाहट में' },
  sad: { en: 'sad', hi: 'उदास' },
  thinking: { en: 'thinking', hi: 'सोच में' },
} as const;

const MOODS = {
  happy: FACES.happy,
  sad: FACES.sad,
  amazed: { en: 'amazed', hi: 'दंग' },
  scared: { en: 'scared', hi: 'भयभीत' },
  proud: FACES.proud,
} as const;
