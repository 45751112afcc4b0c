import type { Balloon, PanelTale, Scene, SpokenLine } from '../book.ts';
import type { PoseName } from '../art/hero/poses.ts';
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
export function nameOfVoice(from: Balloon['from'], telling: Telling, voices: Voices): string {
  if (from === 'hero') return telling.name;
  const voice = voices[from];
  return voice ? say(voice, telling) : capitalised(from);
}

/** Backgrounds of close-ups and lines of movement: no places and no things. */
const NOT_SEEN = ['sunBurst', 'iceBurst', 'roseBurst', 'nightBurst', 'leafBurst', 'speedLines'];

/** Places, things and poses are told in English only; people and their moods in the book's language. */
function picture({ place, items }: Scene, telling: Telling, voices: Voices): string {
  const english = telling.language === 'en';
  const seen = items.flatMap((item) => {
    if ('thing' in item) return english && !NOT_SEEN.includes(item.thing) ? [asWords(item.thing)] : [];
    if (item.who !== 'hero')
      return [`${nameOfVoice(item.who, telling, voices)}, ${inLanguage(MOODS[item.mood], telling.language)}`];
    const doing = english ? `${DOING[item.pose] ?? asWords(item.pose).toLowerCase()}, ` : '';
    return [`${telling.name}, ${doing}${inLanguage(FACES[item.face], telling.language)}`];
  });
  const where = english && !NOT_SEEN.includes(place) ? [asWords(place)] : [];
  const stop = english ? '.' : '।';
  return [...new Set([...where, ...seen])].map((each) => each + stop).join(' ');
}

/** 'kiteFestival' becomes "Kite festival". */
function asWords(name: string): string {
  return capitalised(name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Poses whose own name is not what a reader would say. */
const DOING: Partial<Record<PoseName, string>> = {
  point: 'pointing',
  float: 'floating',
  cheer: 'cheering',
  think: 'thinking',
  run: 'running',
  wave: 'waving',
  fly: 'flying',
  proud: 'standing tall',
  leap: 'leaping',
  lift: 'arms lifted',
  crouch: 'crouching',
  hug: 'hugging',
  glide: 'gliding',
  sit: 'sitting',
  huddle: 'huddled up',
  offer: 'holding something out',
  climb: 'climbing',
  climbDown: 'climbing down',
  fall: 'falling',
  lookUp: 'looking up',
  waveOff: 'waving goodbye',
  pull: 'pulling',
  shout: 'shouting',
  shrug: 'shrugging',
  namaste: 'hands folded in greeting',
  tiptoe: 'on tiptoe',
  kneel: 'kneeling',
};

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
