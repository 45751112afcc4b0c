import type { Art } from '../art/art.ts';

/** What only custom stories need: the planner, and the drawings of all stories. */
export interface CustomRoom extends Planner {
  art: readonly Art[];
}
type Planner = Awaited<ReturnType<typeof bringPlanner>>;

async function bringPlanner() {
  const { planCustomStory, roomierPages, wholeArt } = await import('./plan-custom-story.ts');
  return { planCustomStory, roomierPages, wholeArt };
}

let room: CustomRoom | undefined;

/** Loads the room, once. Rejects when a file cannot be loaded. */
export async function loadCustomRoom(): Promise<void> {
  if (room) return;
  const [planner, ...stories] = await Promise.all([
    bringPlanner(),
    import('../stories/superhero-adventure/art.ts'),
    import('../stories/magic-kingdom/art.ts'),
    import('../stories/space-explorer/art.ts'),
    import('../stories/princess-adventure/art.ts'),
    import('../stories/hanuman/art.ts'),
    import('../stories/spider/art.ts'),
    import('../stories/iron/art.ts'),
    import('../stories/thor/art.ts'),
  ]);
  room = { ...planner, art: stories.map(({ art }) => art) };
}

export function customRoom(): CustomRoom | undefined {
  return room;
}
