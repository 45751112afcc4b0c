import type { Item, Panel, Scene, Story } from '../book.ts';
import { drawFriend } from '../art/friends/load-friends.ts';
import { parkedWheelchair } from '../art/hero/wheelchair.ts';
import { ANIMAL_WORDS, DYES, type Favourites } from '../favourites.ts';
import type { Company } from './stage.ts';

/** What a parent chose besides words and hero. */
export interface Choices {
  favourites: Favourites;
  wheelchair: boolean;
}

/**
 * Casts the child's favourite animal and parks the hero's wheelchair in the story. Without an animal, its
 * part and its balloons are removed; without a wheelchair, none is parked.
 */
export function castChoices(story: Story, choices: Choices): Story & Pick<Company, 'voices'> {
  const { animal, colour } = choices.favourites;
  const cast = without(story, animal ? null : 'friend', choices.wheelchair ? null : 'wheelchair');
  const wheels = chairColour(story, choices);
  return {
    ...cast,
    art: {
      ...story.art,
      cast: {
        ...story.art.cast,
        ...(animal && { friend: (mood, ink) => drawFriend(animal, colour, mood, ink) }),
      },
      props: {
        ...story.art.props,
        ...(wheels && { wheelchair: (ink) => ({ nodes: parkedWheelchair(wheels, ink) }) }),
      },
    },
    voices: { ...story.voices, ...(animal && { friend: ANIMAL_WORDS[animal].name }) },
  };
}

/**
 * The wheelchair's colour: the favourite colour, or the book's accent. Undefined when there is no
 * wheelchair.
 */
export function chairColour({ world }: Pick<Story, 'world'>, choices: Choices): string | undefined {
  const { colour } = choices.favourites;
  return choices.wheelchair ? (colour ? DYES[colour] : world.accent) : undefined;
}

/**
 * Keeps scenes and pages as the same objects from book to book, because caches of drawings use them as keys.
 */
const known = new WeakMap<Story, Map<string, Story>>();

function without(story: Story, ...left: (string | null)[]): Story {
  const before = known.get(story) ?? new Map<string, Story>();
  known.set(story, before);
  const key = left.join();
  const made = before.get(key) ?? leaveOut(story, left);
  before.set(key, made);
  return made;
}

const nameOf = (item: Item): string => ('thing' in item ? item.thing : item.who);

function leaveOut(story: Story, left: readonly (string | null)[]): Story {
  const { cover, titlePage, dedicationPage, pages, ending } = story;
  const seen = <Kind extends Scene>(scene: Kind): Kind => ({
    ...scene,
    items: scene.items.filter((item) => !left.includes(nameOf(item))),
  });
  const panel = (each: Panel): Panel => ({
    ...seen(each),
    ...(each.balloons && { balloons: each.balloons.filter(({ from }) => !left.includes(from)) }),
  });
  return {
    ...story,
    cover: { ...cover, scene: seen(cover.scene) },
    titlePage: { ...titlePage, scene: seen(titlePage.scene) },
    dedicationPage: seen(dedicationPage),
    pages: pages.map(({ rows }) => ({
      rows: rows.map((row) => ({ ...row, panels: row.panels.map(panel) })),
    })),
    ending: {
      theEnd: { ...ending.theEnd, scene: seen(ending.theEnd.scene), portrait: seen(ending.theEnd.portrait) },
      closing: { ...ending.closing, scene: seen(ending.closing.scene) },
    },
  };
}
