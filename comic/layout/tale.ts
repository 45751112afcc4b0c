import type { Actor, Balloon, Language, PanelTale, Scene, SpokenLine, Supporting } from '../book.ts';
import type { PlaceName } from '../art/places/index.ts';
import type { PropName } from '../art/props/index.ts';
import { DOING, DOING_ON_WHEELS, NOT_SEEN, PLACES_IN_HINDI, THINGS_IN_HINDI } from './seen-words.ts';
import type { Company } from './stage.ts';
import { inLanguage, say, type Telling } from './telling.ts';

type Voices = Company['voices'];

/** A picture in words: its scene in a sentence, then what is said in it. */
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

/** What the book calls whoever speaks. */
export function nameOfVoice(
  from: Exclude<Balloon['from'], 'unseen'>,
  telling: Telling,
  voices: Voices,
): string {
  if (from === 'hero') return telling.name;
  const voice = voices[from];
  return capitalised(voice ? say(voice, telling) : from);
}

/** Where it is, what lies about, and who is there and how, in the book's language. */
function picture({ place, items }: Scene, telling: Telling, voices: Voices): string {
  const { language } = telling;
  const who = (item: Actor | Supporting): string =>
    item.who === 'hero'
      ? `${telling.name}, ${doing(item, telling)}, ${inLanguage(FACES[item.face], language)}`
      : `${nameOfVoice(item.who, telling, voices)}, ${inLanguage(MOODS[item.mood], language)}`;
  const seen = items.map((item) =>
    'thing' in item ? called(item.thing, THINGS_IN_HINDI, language) : who(item),
  );
  const stop = language === 'en' ? '.' : '।';
  const told = [called(place, PLACES_IN_HINDI, language), ...seen].filter((each) => each !== undefined);
  return [...new Set(told)].map((each) => each + stop).join(' ');
}

/** Nothing for what is no place and no thing. */
function called(
  name: PlaceName | PropName,
  inHindi: Readonly<Partial<Record<string, string>>>,
  language: Language,
): string | undefined {
  if (NOT_SEEN.some((each) => each === name)) return undefined;
  return language === 'en' ? asWords(name) : inHindi[name];
}

function doing({ pose, wheels }: Actor, { language, wheelchair }: Telling): string {
  const rolls = wheelchair && wheels !== 'out';
  return inLanguage((rolls && DOING_ON_WHEELS[pose]) || DOING[pose], language);
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
} as const;

const MOODS = {
  happy: FACES.happy,
  sad: { en: 'sad', hi: 'उदास' },
  amazed: { en: 'amazed', hi: 'दंग' },
  scared: { en: 'scared', hi: 'भयभीत' },
  proud: { en: 'proud', hi: 'गर्व में' },
} as const;
