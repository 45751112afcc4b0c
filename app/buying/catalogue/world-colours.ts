import type { StoryId } from '#comic';

/**
 * Each book's own colour, for letters and drawn pictures, which have no style sheet. Keep the values equal to
 * those in `ui/parts/tokens.css`.
 */
export const WORLD_COLOUR: Readonly<Record<string, `#${string}`>> = {
  'superhero-adventure': '#e4512f',
  'magic-kingdom': '#8a4bd6',
  'space-explorer': '#2f62d9',
  'princess-adventure': '#d9488b',
  hanuman: '#f0861a',
  spider: '#d6303f',
  iron: '#1e8c8a',
  thor: '#4a63d3',
} satisfies Record<StoryId, `#${string}`>;
