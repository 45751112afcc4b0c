import type { Item, Panel, Scene, Story } from '../book.ts';
import { drawFriend } from '../art/friends/load-friends.ts';
import { parkedWheelchair } from '../art/hero/wheelchair.ts';
import { ANIMAL_WORDS, DYES, type Favourites } from '../favourites.ts';
import type { Company } from './stage.ts';

/** What a parent chose beside words and hero. */
export interface Choices {
  favourites: Favourites;
  wheelchair: boolean;
}

/**
 * Gives the child's favourite animal its part and parks the hero's wheelchair; without them nobody plays the part, nobody
 * speaks for it, and nothing is parked.
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

/** The wheelchair is the favourite colour, or the book's own; nothing when there is none. */
export function chairColour({ world }: Pick<Story, 'world'>, choices: Choices): string | undefined {
  const { colour } = choices.favourites;
  return choices.wheelchair ? (colour ? DYES[colour] : world.accent) : undefined;
}

/** Scenes and pages stay the same objects from book to book: what is drawn of them is kept by them. */
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
