import type { PlaceName } from '../art/places/index.ts';
import type { StoryId } from '../book.ts';
import type { CustomCast, CustomPlace, CustomThing, TimeOfDay } from './lexicon.ts';

/** How a place is drawn. */
export interface Setting {
  /** The drawing for each time of day; `day` stands in for a missing one. */
  drawn: Readonly<{ day: PlaceName } & Partial<Record<TimeOfDay, PlaceName>>>;
  /** The background of close-ups there. */
  close: PlaceName;
  /** There is no ground, so everybody floats. */
  air?: true;
  /** Something stands in front, so only the upper part of people is seen. */
  counter?: true;
  /** There is a roof, so that no rain falls. */
  indoors?: true;
}

export const SETTINGS: Readonly<Record<CustomPlace, Setting>> = {
  home: { drawn: { day: 'naniRoom', dawn: 'naniDawn', night: 'bedroom' }, close: 'sunBurst', indoors: true },
  bedroom: {
    drawn: { day: 'naniRoom', dawn: 'naniDawn', night: 'bedroom' },
    close: 'nightBurst',
    indoors: true,
  },
  kitchen: { drawn: { day: 'kitchen' }, close: 'sunBurst', counter: true, indoors: true },
  street: { drawn: { day: 'tinLane', night: 'brightLane' }, close: 'sunBurst' },
  roof: { drawn: { day: 'stillSky', dusk: 'kiteGold', night: 'homeRoof' }, close: 'iceBurst' },
  station: { drawn: { day: 'station' }, close: 'sunBurst' },
  workshop: { drawn: { day: 'workshop' }, close: 'sunBurst', indoors: true },
  village: {
    drawn: { day: 'valleyMorning', dawn: 'valleyDawn', dusk: 'valleyDusk', night: 'valleyNight' },
    close: 'leafBurst',
  },
  garden: { drawn: { day: 'secretGarden', night: 'secretGardenNight' }, close: 'roseBurst' },
  palace: { drawn: { day: 'palaceGarden' }, close: 'roseBurst' },
  castle: { drawn: { day: 'castleHill' }, close: 'leafBurst' },
  hall: { drawn: { day: 'throneHall' }, close: 'roseBurst', indoors: true },
  forest: {
    drawn: { day: 'forestNoon', dawn: 'forestDawn', dusk: 'forestDusk', night: 'forestDusk' },
    close: 'leafBurst',
  },
  river: { drawn: { day: 'river' }, close: 'iceBurst' },
  bridge: { drawn: { day: 'stoneBridge' }, close: 'iceBurst' },
  mountain: { drawn: { day: 'herbDawn', night: 'herbNight' }, close: 'iceBurst' },
  sky: {
    drawn: { day: 'launchSky', dawn: 'cloudSea', dusk: 'cloudSea', night: 'lastCloud' },
    close: 'iceBurst',
    air: true,
  },
  rainbow: { drawn: { day: 'cloudPlanet' }, close: 'roseBurst' },
  space: { drawn: { day: 'deepSpace' }, close: 'nightBurst', air: true },
  moon: { drawn: { day: 'moon' }, close: 'nightBurst' },
  rocket: { drawn: { day: 'cockpit' }, close: 'sunBurst', counter: true, indoors: true },
  cave: { drawn: { day: 'cavern' }, close: 'nightBurst', indoors: true },
  crystals: { drawn: { day: 'crystalCave' }, close: 'iceBurst', indoors: true },
  temple: { drawn: { day: 'kishkindha', night: 'lampFestival' }, close: 'sunBurst' },
  diwali: { drawn: { day: 'lampFestival' }, close: 'sunBurst' },
  kites: { drawn: { day: 'kiteFestival', night: 'lampSky' }, close: 'iceBurst' },
  tower: { drawn: { day: 'towerTop' }, close: 'sunBurst' },
  desert: { drawn: { day: 'bareSky' }, close: 'sunBurst' },
};

/** The home places of each story, shown in turn until the parent's words name a place. */
export const HOME_PLACES: Readonly<Record<StoryId, readonly [CustomPlace, ...CustomPlace[]]>> = {
  'superhero-adventure': ['roof', 'street', 'sky'],
  'magic-kingdom': ['castle', 'village', 'rainbow'],
  'space-explorer': ['moon', 'space', 'rocket', 'rainbow'],
  'princess-adventure': ['palace', 'garden', 'hall'],
  hanuman: ['forest', 'river', 'temple', 'mountain'],
  spider: ['kites', 'roof', 'tower'],
  iron: ['workshop', 'street', 'station'],
  thor: ['village', 'river', 'sky'],
};

/** A character beside the hero: how tall relative to a hero of 1, and whether in the air. */
export interface Figure {
  tall: number;
  air?: true;
}

export const FIGURES: Readonly<Record<CustomCast | 'friend', Figure>> = {
  friend: { tall: 0.5 },
  puppy: { tall: 0.5 },
  kitten: { tall: 0.46 },
  elephant: { tall: 0.8 },
  tiger: { tall: 0.75 },
  parrot: { tall: 0.46 },
  nani: { tall: 1 },
  dadu: { tall: 1 },
  bijli: { tall: 0.92 },
  raniDadi: { tall: 1.02 },
  railwayDada: { tall: 1.05 },
  dada: { tall: 1.02 },
  chapal: { tall: 0.8 },
  gilli: { tall: 0.52 },
  jamba: { tall: 1.05 },
  jhonka: { tall: 0.6, air: true },
  dabba: { tall: 0.9 },
  chumbak: { tall: 0.8 },
  bholu: { tall: 1.15 },
  kukdoo: { tall: 0.55 },
  sarpat: { tall: 0.6 },
  moru: { tall: 0.9 },
  dheeru: { tall: 0.62 },
  tiko: { tall: 0.8 },
  tara: { tall: 0.38, air: true },
  jhatpat: { tall: 0.5, air: true },
  ghup: { tall: 1.15 },
  resham: { tall: 0.55 },
  cheelHome: { tall: 0.62 },
  chicks: { tall: 0.4 },
  gudgud: { tall: 0.6, air: true },
  ghanghor: { tall: 0.75, air: true },
  jugnu: { tall: 0.45, air: true },
  tarru: { tall: 0.55 },
  lamba: { tall: 1.3 },
};

/**
 * How a thing is shown: its height relative to a hero of 1; in the hand, on the floor, in the air, or over
 * everything.
 */
export interface Thing {
  where: 'hand' | 'floor' | 'air' | 'over';
  tall: number;
}

export const THINGS: Readonly<Record<CustomThing, Thing>> = {
  goldKey: { where: 'hand', tall: 0.55 },
  letter: { where: 'hand', tall: 0.8 },
  torch: { where: 'hand', tall: 0.5 },
  sandwich: { where: 'hand', tall: 0.6 },
  laddooPlate: { where: 'floor', tall: 0.3 },
  samosa: { where: 'hand', tall: 0.55 },
  ripeMango: { where: 'hand', tall: 0.55 },
  biscuit: { where: 'hand', tall: 0.55 },
  diya: { where: 'hand', tall: 0.55 },
  umbrella: { where: 'floor', tall: 0.5 },
  drumstick: { where: 'hand', tall: 0.8 },
  trumpet: { where: 'hand', tall: 0.7 },
  spanner: { where: 'hand', tall: 0.7 },
  alarmClock: { where: 'floor', tall: 0.3 },
  kettle: { where: 'hand', tall: 0.7 },
  lostBalls: { where: 'floor', tall: 0.36 },
  windUpMouse: { where: 'floor', tall: 0.26 },
  paperBoat: { where: 'floor', tall: 0.34 },
  bicycle: { where: 'floor', tall: 0.62 },
  trunk: { where: 'floor', tall: 0.36 },
  bucket: { where: 'floor', tall: 0.34 },
  door: { where: 'floor', tall: 1.1 },
  rocketAtRest: { where: 'floor', tall: 1.3 },
  teaTable: { where: 'floor', tall: 0.5 },
  lunch: { where: 'floor', tall: 0.34 },
  breakfast: { where: 'floor', tall: 0.34 },
  copperPot: { where: 'floor', tall: 0.38 },
  cow: { where: 'floor', tall: 0.8 },
  mouse: { where: 'floor', tall: 0.3 },
  townsfolk: { where: 'floor', tall: 0.62 },
  fireflies: { where: 'over', tall: 1 },
  rainfall: { where: 'over', tall: 1 },
  ringedPlanet: { where: 'air', tall: 0.7 },
  homePlanet: { where: 'air', tall: 0.5 },
  pinkPlanet: { where: 'air', tall: 0.45 },
  asteroid: { where: 'air', tall: 0.4 },
  sprout: { where: 'floor', tall: 0.28 },
  cutKite: { where: 'air', tall: 0.5 },
  firstFire: { where: 'floor', tall: 0.42 },
  stone: { where: 'floor', tall: 0.3 },
  throne: { where: 'floor', tall: 0.9 },
  fence: { where: 'floor', tall: 0.4 },
};
