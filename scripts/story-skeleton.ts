/** The starting files of a new story: front pages, closing page and twenty pages to write. */
export function storySkeleton(id: string): Record<string, string> {
  const pages = NUMBERS.map((number, index) => [`page-${index + 1}.ts`, page(number, index)]);
  return { 'art.ts': ART, ...Object.fromEntries(pages), 'story.ts': story(id) };
}

/** What names a new story to the workshop, file by file: to be pasted, the shelf's entry at the end of its list. */
export function storyLines(id: string): string {
  const name = exportName(id);
  const key = id === name ? id : `'${id}'`;
  return `comic/book.ts, StoryId:
  | '${id}'
comic/art/art.ts, above, and in Drawn:
  import type { art as ${name} } from '../stories/${id}/art.ts';
  | keyof (typeof ${name})[Kind]
comic/stories/index.ts, at the end of the shelf, and among the plans:
  {
    id: '${id}',
    title: '',
    blurb: '',
    hindi: { title: '', blurb: '' },
    world: { ground: '#2a1a7a', accent: '#ffcf2e', paper: '#fff8ea', frame: '#1a1026', onPaper: '#1a1026' },
  },
  ${key}: async () => (await import('./${id}/story.ts')).${name},`;
}

/**
 * The parts of the skeleton that a story still has: unwritten pages and texts.
 * @param written - a file of the story's folder, by name
 * @returns a sentence for each
 */
export function leftOfSkeleton(id: string, written: (file: string) => string | undefined): string[] {
  return Object.entries(storySkeleton(id)).flatMap(([file, begun]) => {
    const now = written(file);
    if (now === undefined) return [];
    const left = wordsIn(begun).filter((words) => wordsIn(now).includes(words));
    return left.map((words) => `${file} still says what it began with: “${words}”`);
  });
}

const wordsIn = (source: string): string[] =>
  [...source.matchAll(/\ben:\s*'([^'\n]*)'/g)].map(([, words]) => words!);

const exportName = (id: string): string =>
  id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const NUMBERS =
  'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty'.split(
    ' ',
  );

const ART = `import type { Art } from '../../art/art.ts';
import { starHero } from '../../art/costumes/star-hero.ts';

/** The places, people, things and costume that this story draws beside those that all stories share. */
export const art = { places: {}, cast: {}, props: {}, costumes: { starHero } } satisfies Art;
`;

const HERO = "{ who: 'hero', pose: 'think', face: 'calm', at: [0.5, 0.92], size: 0.24 }";

/** The first page shows what depends on the parent's choices: a favourite animal and colour. */
const FIRST = {
  items: `[
            ${HERO},
            { who: 'friend', mood: 'happy', at: [0.24, 0.93], size: 0.2 },
          ]`,
  text: `{
                en: 'Once, {name} had a wish[, and a {animal}].',
                hi: 'एक बार {name} के मन में एक बात आई।[ साथ में {animal}।]',
              }`,
};

const NEXT = {
  items: `[${HERO}]`,
  text: `{
                en: 'And then {name} thought again.',
                hi: 'और तब {name} के मन में कुछ और आया।',
              }`,
};

function page(number: string, index: number): string {
  const { items, text } = index === 0 ? FIRST : NEXT;
  return `import type { PagePlan } from '../../book.ts';

/** What happens here, in a line. */
export const page${number}: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'sunBurst',
          items: ${items},
          captions: [
            {
              text: ${text},
              near: [0, 0],
            },
          ],
        },
      ],
    },
  ],
};
`;
}

function story(id: string): string {
  const name = exportName(id);
  return `import type { StoryPlan } from '../../book.ts';
import { porthole } from '../../art/frames/porthole.ts';
import { art } from './art.ts';
${NUMBERS.map((number, index) => `import { page${number} } from './page-${index + 1}.ts';`).join('\n')}

export const ${name}: StoryPlan = {
  art,
  costume: 'starHero',
  cover: {
    scene: {
      place: 'sunBurst',
      items: [{ who: 'hero', pose: 'proud', face: 'brave', at: [0.5, 0.96], size: 0.2 }],
    },
    tail: { en: 'and the wish', hi: 'और मन की बात' },
    lettering: 'gold',
    tailLettering: 'ice',
    starring: { at: [0.165, 0.8], text: { en: 'Starring {name} with a wish!', hi: '{name} के साथ!' } },
  },
  titlePage: {
    scene: {
      place: 'sunBurst',
      items: [{ who: 'hero', pose: 'wave', face: 'happy', at: [0.5, 0.95], size: 0.19 }],
    },
    dedication: { en: 'May your wish find you.', hi: 'मन की बात तुम तक पहुँचे।' },
  },
  dedicationPage: {
    place: 'leafBurst',
    items: [{ who: 'hero', pose: 'lookUp', face: 'calm', at: [0.24, 0.95], size: 0.2 }],
  },
  pages: [
    ${NUMBERS.map((number) => `page${number},`).join('\n    ')}
  ],
  voices: {},
  ending: {
    theEnd: {
      frame: porthole,
      scene: { place: 'nightBurst', items: [] },
      portrait: {
        place: 'sunBurst',
        items: [{ who: 'hero', pose: 'wave', face: 'happy', at: [0.5, 0.5], size: 0.5, anchor: 'head' }],
      },
      words: { en: 'And the wish of {name} came home.', hi: 'और {name} के मन की बात घर आ गई।' },
      lettering: 'gold',
    },
    closing: {
      scene: { place: 'nightBurst', items: [] },
      heading: { en: 'And your wish?', hi: 'और मन की बात?' },
      words: { en: 'What is your wish tonight, {name}?', hi: 'आज रात तुम्हारे मन में क्या है, {name}?' },
    },
  },
};
`;
}
