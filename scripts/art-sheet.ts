/**
 * Draws each drawable by itself, with one sheet for each kind, for review: places, props, cast, costumes and poses.
 *   npm run sheets [-- KIND...] [--story ID] [--out DIR] [--hero FILE.json]
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Resvg } from '@resvg/resvg-js';
import { type CostumeName, sharedCostumes } from '../comic/art/costumes/index.ts';
import { poses, type PoseName } from '../comic/art/hero/poses.ts';
import { type PlaceName, sharedPlaces } from '../comic/art/places/index.ts';
import { type PropName, sharedProps } from '../comic/art/props/index.ts';
import { gestures } from '../comic/art/cast/chapal-gestures.ts';
import type { CastName } from '../comic/art/cast/index.ts';
import type { Facing, Gesture, Item, Mood, Scene, Story } from '../comic/book.ts';
import type { Hero } from '../comic/hero.ts';
import { loadStory, shelf } from '../comic/index.ts';
import { stage } from '../comic/layout/stage.ts';
import { printSvg } from '../comic/output/svg.ts';
import { drawnSample } from '../comic/sample-heroes.ts';
import { loadedStory } from '../comic/stories/index.ts';
import { writeGrid } from './contact-sheet.ts';

const SIDE = 1000;
const PIXELS = 280;
const LABEL = 36;
const COLUMNS = 8;
const KINDS = ['places', 'props', 'cast', 'costumes', 'poses'] as const;
const MOODS: readonly Mood[] = ['happy', 'sad', 'amazed', 'scared', 'proud'];
const GESTURES = Object.keys(gestures) as Gesture[];
const SEEN: readonly Facing[] = ['right', 'away'];
const FONT = 'node_modules/@expo-google-fonts/comic-neue/700Bold/ComicNeue_700Bold.ttf';

type Kind = (typeof KINDS)[number];

/** One drawable as a story shows it. */
interface Tile {
  name: string;
  story: Story;
  scene: Scene;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.cache/sheets' },
    story: { type: 'string' },
    hero: { type: 'string' },
  },
});
const unknown = positionals.filter((word) => !KINDS.some((kind) => kind === word));
const ids = shelf.map(({ id }) => id).filter((id) => !values.story || id === values.story);
if (unknown.length > 0 || ids.length === 0) {
  console.error(`Kinds are ${KINDS.join(', ')}; --story is one of ${shelf.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}
const hero = values.hero ? (JSON.parse(readFileSync(values.hero, 'utf8')) as Hero) : drawnSample;
await Promise.all(ids.map(loadStory));
const stories = ids.map((id) => loadedStory(id)!);
mkdirSync(values.out, { recursive: true });
for (const kind of KINDS.filter((each) => positionals.length === 0 || positionals.includes(each))) {
  const tiles = tilesOf(kind);
  const file = path.join(values.out, `${kind}.png`);
  await writeGrid(tiles.map(picture), { columns: COLUMNS, width: PIXELS, height: PIXELS + LABEL }, file);
  console.log(`${file}  ${tiles.length} drawings`);
}

function tilesOf(kind: Kind): Tile[] {
  const [first] = stories as [Story];
  const each = (names: (story: Story) => string[], scene: (name: string) => Scene): Tile[] => {
    const seen = new Set<string>();
    return stories.flatMap((story) =>
      names(story).flatMap((name) => {
        if (seen.has(name)) return [];
        seen.add(name);
        return [{ name, story, scene: scene(name) }];
      }),
    );
  };
  switch (kind) {
    case 'places':
      return each(
        ({ art }) => [...Object.keys(sharedPlaces), ...Object.keys(art.places)],
        (name) => ({ place: name as PlaceName, items: [] }),
      );
    case 'props':
      return each(
        ({ art }) => [...Object.keys(sharedProps), ...Object.keys(art.props)],
        (name) => alone({ thing: name as PropName, at: [0.5, 0.7], size: 0.45 }),
      );
    case 'cast':
      return stories.flatMap((story) =>
        Object.keys(story.art.cast).flatMap((who) => [
          ...MOODS.map((mood) => castTile(story, who, mood, 'front')),
          ...SEEN.map((facing) => castTile(story, who, 'happy', facing)),
          ...(who === 'chapal' ? GESTURES.map((gesture) => gestureTile(story, who, gesture)) : []),
        ]),
      );
    case 'costumes':
      return each(
        ({ art }) =>
          Object.keys({ ...sharedCostumes, ...art.costumes }).flatMap((costume) =>
            ['proud', 'wave', 'run', 'waveOff'].map((pose) => `${costume}, ${pose}`),
          ),
        (name) => {
          const [costume, pose] = name.split(', ') as [CostumeName, PoseName];
          return alone(actor(pose, costume));
        },
      );
    case 'poses':
      return Object.keys(poses).map((pose) => ({
        name: pose,
        story: first,
        scene: alone(actor(pose as PoseName)),
      }));
  }
}

function castTile(story: Story, who: string, mood: Mood, facing: Facing): Tile {
  const item: Item = { who: who as CastName, mood, facing, at: [0.5, 0.92], size: 0.8 };
  return { name: `${who}, ${facing === 'front' ? mood : facing}`, story, scene: alone(item) };
}

function gestureTile(story: Story, who: CastName, gesture: Gesture): Tile {
  const item: Item = { who, mood: 'happy', gesture, facing: 'front', at: [0.5, 0.92], size: 0.8 };
  return { name: `${who}, ${gesture}`, story, scene: alone(item) };
}

function actor(pose: PoseName, costume?: CostumeName): Item {
  return { who: 'hero', pose, face: 'happy', at: [0.5, 0.88], size: 0.3, ...(costume && { costume }) };
}

function alone(item: Item): Scene {
  return { place: 'sunBurst', items: [item] };
}

/** The drawing with its name below. */
function picture({ name, story, scene }: Tile): Buffer {
  const area = { x: 0, y: 0, width: SIDE, height: SIDE };
  const { nodes, breaking } = stage(scene, area, area, {
    hero,
    art: story.art,
    costume: story.costume,
    world: story.world,
    initial: '',
    voices: story.voices,
    favourites: {},
    wheelchair: undefined,
  });
  const label = (LABEL * SIDE) / PIXELS;
  const view = { ...area, height: SIDE + label };
  const svg = printSvg([...nodes, ...breaking], { idPrefix: 'tile', view, title: name, description: '' });
  const below =
    `<rect y="${SIDE}" width="${SIDE}" height="${label}" fill="#ffffff"/>` +
    `<text x="16" y="${SIDE + label * 0.68}" font-family="Comic Neue" font-size="78">${name}</text></svg>`;
  return new Resvg(svg.replace(/<\/svg>$/, below), {
    fitTo: { mode: 'width', value: PIXELS },
    font: { fontFiles: [FONT], loadSystemFonts: false },
  })
    .render()
    .asPng();
}
