import type { Art } from '../../art/art.ts';
import { spaceSuit } from '../../art/costumes/space-suit.ts';
import { asteroidField } from '../../art/places/asteroid-field.ts';
import { bedroom, darkBedroom } from '../../art/places/bedroom.ts';
import { cavern, shaft } from '../../art/places/cavern.ts';
import { cloudPlanet } from '../../art/places/cloud-planet.ts';
import { cockpit } from '../../art/places/cockpit.ts';
import { crystalCave } from '../../art/places/crystal-cave.ts';
import { deepSpace } from '../../art/places/deep-space.ts';
import { kitchen } from '../../art/places/kitchen.ts';
import { launchSky } from '../../art/places/launch-sky.ts';
import { moon } from '../../art/places/moon.ts';
import { rooftop } from '../../art/places/rooftop.ts';
import { starlight } from '../../art/places/starlight.ts';
import { ghup } from '../../art/cast/ghup.ts';
import { jhatpat } from '../../art/cast/jhatpat.ts';
import { tara } from '../../art/cast/tara.ts';
import { tiko } from '../../art/cast/tiko.ts';
import { bed, quilt } from '../../art/props/bedding.ts';
import { breakfast } from '../../art/props/breakfast.ts';
import {
  asteroid,
  deepHole,
  paratha,
  politeAsteroid,
  tiffin,
  torch,
  tornRope,
} from '../../art/props/expedition.ts';
import { homePlanet, lilacMoon, pinkPlanet, ringedPlanet, tealPlanet } from '../../art/props/planets.ts';
import { ghupHugs, tikoHugs } from '../../art/props/hugging-arms.ts';
import { rockFace } from '../../art/props/rock-face.ts';
import { rocket, rocketAtRest } from '../../art/props/rocket.ts';
import { shinySpoon } from '../../art/props/shiny-spoon.ts';

/** The places, characters, props and costume of this story, in addition to those that all stories share. */
export const art = {
  places: {
    cavern,
    shaft,
    cockpit,
    deepSpace,
    launchSky,
    moon,
    rooftop,
    starlight,
    bedroom,
    darkBedroom,
    kitchen,
    crystalCave,
    cloudPlanet,
    asteroidField,
  },
  cast: { tiko, tara, ghup, jhatpat },
  props: {
    rocket,
    rocketAtRest,
    ringedPlanet,
    homePlanet,
    tealPlanet,
    pinkPlanet,
    lilacMoon,
    breakfast,
    rockFace,
    bed,
    quilt,
    asteroid,
    politeAsteroid,
    deepHole,
    paratha,
    tiffin,
    torch,
    tornRope,
    tikoHugs,
    ghupHugs,
    shinySpoon,
  },
  costumes: { spaceSuit },
} satisfies Art;
