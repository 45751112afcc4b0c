import type { StoryId } from '#comic';

/** Each book's own colour, as the class that fills its frame. Keys are the names of the cover pictures. */
export const WORLD_GROUND: Record<string, string> = {
  hanuman: 'bg-world-hanuman',
  spider: 'bg-world-spider',
  iron: 'bg-world-iron',
  thor: 'bg-world-thor',
  'superhero-adventure': 'bg-world-superhero',
  'magic-kingdom': 'bg-world-magic',
  'space-explorer': 'bg-world-space',
  'princess-adventure': 'bg-world-princess',
} satisfies Record<StoryId, string>;
