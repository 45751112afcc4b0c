import type { PlaceName } from '../art/places/index.ts';
import type { PropName } from '../art/props/index.ts';

/** Where a picture is, for places whose name does not say it: `kitchen` is "In the kitchen" by itself. */
const PLACES: Partial<Record<PlaceName, string>> = {
  starCity: 'The city under the stars',
  halfCity: 'The city, half of it dark',
  homeRoof: 'On the roof at home',
  starRoof: 'On the roof, under the stars',
  castleHill: 'The castle on its hill',
  mountainEar: 'At the mountain’s ear',
  naniRoom: 'In Nani’s room',
  naniDawn: 'In Nani’s room, at dawn',
  almirahRoom: 'In the room with the almirah',
  dryRiver: 'By the dry river',
  fullRiver: 'By the full river',
  river: 'By the river',
  cockpit: 'Inside the rocket',
  deepSpace: 'Far out in space',
  launchSky: 'Up in the sky',
  moon: 'On the moon',
  rooftop: 'On the roof',
  starlight: 'In starlight',
  cloudPlanet: 'On the cloud planet',
  asteroidField: 'Among asteroids',
  doorLane: 'In the lane of doors',
  doorLaneOpen: 'In the lane of open doors',
  doorWall: 'At the wall of a hundred doors',
  doorWallOpen: 'At the wall of a hundred open doors',
  kishkindha: 'In Kishkindha',
  stoneBridge: 'On the bridge of stones',
  cliffFace: 'On the steep cliff',
  cloudSea: 'Above a sea of clouds',
  brink: 'At the edge of the chasm',
  gorge: 'Deep in the chasm, looking up',
  herbDawn: 'On the Mountain of Herbs, at dawn',
  herbNight: 'On the Mountain of Herbs, at night',
  shrine: 'In the temple',
  shrineDark: 'In the dark temple',
  lampFestival: 'At the festival of lamps',
  kiteFestival: 'At the kite festival',
  kiteMorning: 'The morning of the kites',
  kiteThousand: 'A sky of a thousand kites',
  kiteGold: 'Kites in golden evening light',
  skyHigh: 'High in the sky',
  towerTop: 'On top of the clock tower',
  stillTower: 'On top of the clock tower, under an empty sky',
  towerOfStrings: 'The clock tower, wrapped in strings',
  towerStairs: 'On the stairs of the tower',
  lampSky: 'A sky of paper lamps',
  makerGlow: 'In the maker’s world',
  scrapGold: 'In the scrap yard at sunset',
  lateRoof: 'On the roof, late in the evening',
  stillSky: 'A still sky',
  bareSky: 'An empty sky',
  lastCloud: 'On the last cloud',
  chasm: 'At the chasm',
  station: 'At the railway station',
  thunderSchool: 'At the school of thunder',
};

/** What lies and stands about, for things whose name does not say it: `kite` is "a kite" by itself. */
const THINGS: Partial<Record<PropName, string>> = {
  fireflies: 'fireflies',
  nightMouth: 'the mouth of the night',
  starSheep: 'a sheep made of stars',
  naniAsleep: 'Nani, fast asleep',
  cloudCurtain: 'a curtain of cloud',
  rocketAtRest: 'a rocket',
  homePlanet: 'our own Earth',
  breakfast: 'breakfast',
  lunch: 'lunch',
  lostBalls: 'lost balls',
  townsfolk: 'the people of the town',
  littleLeela: 'little Leela',
  darkLamp: 'a lamp that has gone out',
  firstFire: 'the first fire',
  guardian: 'a statue of Hanuman ji',
  guardianInClouds: 'Hanuman ji in the clouds',
  guardianLeaping: 'Hanuman ji, leaping in the clouds',
  stoneOnHand: 'a stone',
  kiteOnLine: 'a kite on its string',
  kiteRoof: 'a roof made of a kite',
  kiteUp: 'a kite in the air',
  kiteTug: 'a kite that tugs',
  cutKite: 'a kite that was cut loose',
  farThread: 'a thread that runs far away',
  cowFace: 'a cow',
  tally: 'a tally board',
  washing: 'washing on a line',
  slipperBed: 'a bed in a slipper',
  suitHeap: 'a heap of suit parts',
  rainfall: 'rain',
};

const HOURS = / (dawn|dusk|night|noon|morning)$/;

/** "In the valley, at dusk". */
export function placeInEnglish(name: PlaceName): string {
  return (
    PLACES[name] ??
    `In the ${asWords(name)}`.replace(HOURS, (_, hour) => `, ${hour === 'morning' ? 'in the' : 'at'} ${hour}`)
  );
}

/** "an umbrella". */
export function thingInEnglish(name: PropName): string {
  const words = asWords(name);
  return THINGS[name] ?? `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** 'kiteFestival' becomes "kite festival". */
function asWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
