import type { Art } from '../art/art.ts';
import { drawFriend } from '../art/friends/index.ts';
import type { EndingPlan, PagePlan, Panel, Story, StoryPlan, Wording } from '../book.ts';
import { direct, heroNamesOf } from './direct.ts';
import { drawPages } from './draw-pages.ts';
import { layWords } from './lay-words.ts';
import { LONGEST_CUSTOM_STORY } from './longest.ts';
import { type DirectorsNote, readNotes } from './notes.ts';
import { splitSentences } from './sentences.ts';

/** With the title page, the dedication, the end and the closing page they make 24. */
const STORY_PAGES = 20;

export interface CustomStory {
  /**
   * The parent's own words. Line breaks separate paragraphs; books fill `{name}` and the other slots of a
   * story.
   */
  text: string;
  /** What a director would show; where no note decides, the words do. The same notes give the same pages. */
  notes?: readonly DirectorsNote[];
}

/** The plan of a custom story: a story's plan without drawings of its own, and a blurb. */
export type CustomPlan = Omit<StoryPlan, 'art'> & { blurb: Wording };

/**
 * Lays a parent's own words out over a book: every word, in order, with nothing added. The words and the
 * `notes` choose places, poses, company and things. Costume, colours, cover and front pages come from the
 * chosen story.
 * @param name the hero's name, to know who speaks.
 * @param readable removes what cannot be lettered; by default everything is kept.
 * @throws RangeError when the text is longer than a book; `checkTemplate` reports this beforehand.
 */
export function planCustomStory(
  { text, notes = [] }: CustomStory,
  name: string,
  base: Story,
  readable: (text: string) => string = (words) => words,
): CustomPlan {
  if (Array.from(text).length > LONGEST_CUSTOM_STORY)
    throw new RangeError(
      `The story has ${Array.from(text).length} letters; a book holds ${LONGEST_CUSTOM_STORY}.`,
    );
  const sentences = splitSentences(text);
  const directions = direct(sentences, { story: base.id, name, notes: readNotes(notes) });
  const pages = layWords(
    sentences,
    name,
    STORY_PAGES,
    (beat) => directions[beat]?.arrives === true,
    readable,
  );
  return {
    costume: base.costume,
    cover: { ...base.cover, tail: TAIL, starring: { ...base.cover.starring, text: STARRING } },
    titlePage: base.titlePage,
    dedicationPage: base.dedicationPage,
    pages: drawPages(pages, directions, heroNamesOf(name), base),
    ending: endingOf(base.ending),
    voices: { ...base.voices, ...voicesOf(directions) },
    blurb: BLURB,
  };
}

/** Names each character by the parent's own word for them. */
function voicesOf(directions: ReturnType<typeof direct>): StoryPlan['voices'] {
  const voices: StoryPlan['voices'] = {};
  for (const { cast } of directions)
    for (const { who, word } of cast) {
      const called = word.charAt(0).toUpperCase() + word.slice(1);
      voices[who as keyof StoryPlan['voices']] ??= { en: called, hi: called };
    }
  return voices;
}

/**
 * Ways to draw a page whose words do not fit beside its people, least change first. People get smaller, in
 * one panel and then in all; after that they disappear, in one panel and then in all.
 */
export function* roomierPages(page: PagePlan): Generator<PagePlan> {
  const panels = page.rows.flatMap((row) => row.panels);
  for (const roomier of [smaller, empty]) {
    for (const panel of panels) yield changed(page, (each) => (each === panel ? roomier(each) : each));
    yield changed(page, roomier);
  }
}

function changed({ rows }: PagePlan, change: (panel: Panel) => Panel): PagePlan {
  return { rows: rows.map((row) => ({ ...row, panels: row.panels.map(change) })) };
}

function smaller(panel: Panel): Panel {
  return {
    ...panel,
    items: panel.items.map((item) =>
      'who' in item && item.who === 'hero' && item.anchor === 'head'
        ? { ...item, size: item.size * 0.7, at: [item.at[0], item.at[1] + 0.1] as const }
        : { ...item, size: item.size * 0.7 },
    ),
  };
}

function empty({ balloons, ...panel }: Panel): Panel {
  return {
    ...panel,
    items: [],
    ...(balloons && { balloons: balloons.map((balloon) => ({ ...balloon, from: 'unseen' as const })) }),
  };
}

const TAIL: Wording = { en: 'in a brand-new story', hi: 'की नई कहानी' };
const STARRING: Wording = { en: 'Starring {name} in person!', hi: 'ख़ुद {name} के साथ!' };
const BLURB: Wording = {
  en: 'This story was written for {name} and for nobody else. There is only one book like it.',
  hi: 'यह कहानी सिर्फ़ {name} के लिए लिखी गई है। ऐसी किताब दुनिया में बस एक है।',
};

function endingOf({ theEnd, closing }: EndingPlan): EndingPlan {
  return {
    theEnd: {
      ...theEnd,
      words: {
        en: 'A story written for {name}, and for nobody else.',
        hi: 'यह कहानी लिखी गई सिर्फ़ {name} के लिए।',
      },
    },
    closing: {
      ...closing,
      heading: { en: 'And then?', hi: 'और फिर?' },
      words: {
        en: 'Every word of this story was written for you, {name}. Which picture do you like best? And what happens on the next page, the one that nobody has drawn yet? Tell it tonight, in your own words.',
        hi: 'इस कहानी का हर शब्द सिर्फ़ {name} के लिए लिखा गया है। सबसे प्यारी तस्वीर कौन-सी लगी? और उस अगले पन्ने पर क्या होगा, जो अभी किसी ने नहीं बनाया? आज रात अपने शब्दों में सुनाओ।',
      },
    },
  };
}

/** Animals that no story has. They are drawn as they are for children who chose one as a favourite. */
const FRIENDS: Art['cast'] = Object.fromEntries(
  (['puppy', 'kitten', 'elephant', 'tiger', 'parrot'] as const).map((animal) => [
    animal,
    (mood, ink) => drawFriend(animal, undefined, mood, ink),
  ]),
);

/** What a book of a custom story can draw: everything. Where names clash, the chosen story's drawing wins. */
export function wholeArt(base: Art, others: readonly Art[]): Art {
  const all = [...others, base];
  return {
    places: Object.assign({}, ...all.map(({ places }) => places)) as Art['places'],
    cast: Object.assign({}, FRIENDS, ...all.map(({ cast }) => cast)) as Art['cast'],
    props: Object.assign({}, ...all.map(({ props }) => props)) as Art['props'],
    costumes: base.costumes,
  };
}
