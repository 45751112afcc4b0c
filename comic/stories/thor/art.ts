import type { Art } from '../../art/art.ts';
import { cloudDrummer } from '../../art/costumes/cloud-drummer.ts';
import { darkBedroom } from '../../art/places/bedroom.ts';
import { cloudSea } from '../../art/places/heights.ts';
import { kitchen } from '../../art/places/kitchen.ts';
import { stillSky } from '../../art/places/kite-festival.ts';
import { monsoon, thunderSchool } from '../../art/places/monsoon.ts';
import { bareSky, lastCloud } from '../../art/places/open-sky.ts';
import { dryRiver, fullRiver, valleyDusk } from '../../art/places/river-valley.ts';
import { ghanghor } from '../../art/cast/ghanghor.ts';
import { gudgud, laughingGudgud } from '../../art/cast/gudgud.ts';
import { nani, umbrellaNani } from '../../art/cast/nani.ts';
import { tarru } from '../../art/cast/tarru.ts';
import { bed, quilt } from '../../art/props/bedding.ts';
import { drumstick } from '../../art/props/drums.ts';
import { emptyBucket, paperBoat, rainfall } from '../../art/props/first-rain.ts';
import { bucket } from '../../art/props/nani-home.ts';
import { stone } from '../../art/props/stones.ts';
import { townsfolk } from '../../art/props/townsfolk.ts';

/** The places, characters, props and costume of this story, in addition to those that all stories share. */
export const art = {
  places: {
    kitchen,
    stillSky,
    dryRiver,
    fullRiver,
    valleyDusk,
    cloudSea,
    bareSky,
    lastCloud,
    monsoon,
    thunderSchool,
    darkBedroom,
  },
  cast: { gudgud, laughingGudgud, ghanghor, nani, umbrellaNani, tarru },
  props: { bed, quilt, drumstick, paperBoat, rainfall, bucket, emptyBucket, stone, townsfolk },
  costumes: { cloudDrummer },
} satisfies Art;
