import type { Art } from '../../art/art.ts';
import { royalExplorer } from '../../art/costumes/royal-explorer.ts';
import { doorLane, doorLaneOpen } from '../../art/places/door-lane.ts';
import { doorWall, doorWallOpen } from '../../art/places/door-wall.ts';
import { oldCorner, oldCornerDusk, oldCornerNight } from '../../art/places/old-corner.ts';
import { palaceGarden } from '../../art/places/palace-garden.ts';
import { secretGarden, secretGardenNight } from '../../art/places/secret-garden.ts';
import { throneHall } from '../../art/places/throne-hall.ts';
import { dheeru } from '../../art/cast/dheeru.ts';
import {
  chhutku,
  jhaankuOpen,
  khatkhat,
  khatkhatOpen,
  khikhi,
  khikhiOpen,
  sajila,
  sau,
  sauOpen,
} from '../../art/cast/garden-doors.ts';
import { moru } from '../../art/cast/moru.ts';
import { raniDadi } from '../../art/cast/rani-dadi.ts';
import { lostBalls, samosa, spoon, umbrella } from '../../art/props/tail-finds.ts';
import { cushion, teaTable, throne } from '../../art/props/palace-things.ts';
import { goldKey, keyRing, openLetter, swing } from '../../art/props/royal-post.ts';
import { littleLeela, mouse } from '../../art/props/small-folk.ts';
import { townsfolk } from '../../art/props/townsfolk.ts';

/** The places, characters, props and costume of this story, in addition to those that all stories share. */
export const art = {
  places: {
    palaceGarden,
    throneHall,
    doorLane,
    doorLaneOpen,
    doorWall,
    doorWallOpen,
    oldCorner,
    oldCornerDusk,
    oldCornerNight,
    secretGarden,
    secretGardenNight,
  },
  cast: {
    moru,
    raniDadi,
    dheeru,
    khatkhat,
    khatkhatOpen,
    khikhi,
    khikhiOpen,
    sajila,
    jhaankuOpen,
    chhutku,
    sau,
    sauOpen,
  },
  props: {
    goldKey,
    keyRing,
    openLetter,
    swing,
    spoon,
    umbrella,
    samosa,
    lostBalls,
    townsfolk,
    cushion,
    throne,
    teaTable,
    mouse,
    littleLeela,
  },
  costumes: { royalExplorer },
} satisfies Art;
