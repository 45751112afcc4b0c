import type { PoseName } from '../art/hero/poses.ts';
import type { PlaceName } from '../art/places/index.ts';
import type { PropName } from '../art/props/index.ts';

/**
 * Drawings that descriptions leave out: backgrounds of close-ups, speed lines, and the arms of characters
 * that are already described.
 */
export const NOT_SEEN = [
  'sunBurst',
  'iceBurst',
  'roseBurst',
  'nightBurst',
  'leafBurst',
  'speedLines',
  'tikoHugs',
  'ghupHugs',
] as const satisfies readonly (PlaceName | PropName)[];
export type Untold = (typeof NOT_SEEN)[number];

/** What the hero does, in words that fit a girl and a boy. */
export const DOING: Record<PoseName, string> = {
  point: 'pointing',
  float: 'floating',
  cheer: 'cheering',
  think: 'thinking',
  run: 'running',
  wave: 'waving',
  fly: 'flying',
  proud: 'standing tall',
  leap: 'leaping',
  lift: 'lifting both arms',
  carry: 'holding something up',
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
  namaste: 'greeting with folded hands',
  tiptoe: 'on tiptoe',
  kneel: 'kneeling',
  asleep: 'asleep',
  drum: 'drumming softly',
};

/** The same for a hero in a wheelchair, where it differs. */
export const DOING_ON_WHEELS: Partial<Record<PoseName, string>> = {
  run: 'rolling fast',
  fly: 'flying in the wheelchair',
  glide: 'gliding in the wheelchair',
  float: 'floating in the wheelchair',
  leap: 'leaping in the wheelchair',
  fall: 'tipping over in the wheelchair',
  climb: 'climbing in the hovering wheelchair',
  climbDown: 'climbing down in the hovering wheelchair',
  cheer: 'cheering in the wheelchair',
  lift: 'lifting both arms in the wheelchair',
  proud: 'sitting tall in the wheelchair',
  sit: 'sitting in the wheelchair',
  huddle: 'huddled in the wheelchair',
  tiptoe: 'rolling very quietly',
  kneel: 'bending down from the wheelchair',
  crouch: 'bending low in the wheelchair',
  lookUp: 'looking up from the wheelchair',
};
