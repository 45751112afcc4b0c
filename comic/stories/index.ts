import type { Story, StoryId, World } from '../book.ts';
import { thor } from './thor/story.ts';
import { iron } from './iron/story.ts';
import { spider } from './spider/story.ts';
import { hanuman } from './hanuman/story.ts';
import { magicKingdom } from './magic-kingdom/story.ts';
import { princessAdventure } from './princess-adventure/story.ts';
import { spaceExplorer } from './space-explorer/story.ts';
import { superheroAdventure } from './superhero-adventure/story.ts';

/** The shelf: every story there is, in the order in which it is offered. */
export const stories: readonly Story[] = [
  superheroAdventure,
  magicKingdom,
  spaceExplorer,
  princessAdventure,
  hanuman,
  spider,
  iron,
  thor,
];

export interface ShelfEntry {
  id: StoryId;
  title: string;
  blurb: string;
  world: World;
}

/** What a shop shows before anything is drawn. */
export const shelf: readonly ShelfEntry[] = stories.map(({ id, title, blurb, world }) => ({
  id,
  title,
  blurb,
  world,
}));
