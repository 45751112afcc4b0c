import type { ShelfEntry, Story, StoryId, StoryPlan } from '../book.ts';

/** The shelf: all stories, in the order in which they are offered. */
export const shelf: readonly ShelfEntry[] = [
  {
    id: 'superhero-adventure',
    title: 'Superhero Adventure',
    blurb: 'The night eats the city’s lights, and one small cape goes up.',
    hindi: {
      title: 'सुपरहीरो का कारनामा',
      blurb: 'रात शहर की बत्तियाँ खा रही है, और एक छोटा-सा केप उड़ चला है।',
    },
    world: { ground: '#2a1a7a', accent: '#ffcf2e', paper: '#fff8ea', frame: '#1a1026', onPaper: '#1a1026' },
  },
  {
    id: 'magic-kingdom',
    title: 'Magic Kingdom Quest',
    blurb: 'A very large dragon has a very small voice.',
    hindi: { title: 'जादुई राज की सैर', blurb: 'एक बहुत बड़े ड्रैगन की आवाज़ बहुत छोटी है।' },
    world: { ground: '#0f7a5c', accent: '#ffb53c', paper: '#fff8e6', frame: '#1a1026', onPaper: '#1a1026' },
  },
  {
    id: 'space-explorer',
    title: 'Space Explorer',
    blurb: 'A star calls for help, and somebody small answers.',
    hindi: { title: 'अंतरिक्ष का सफ़र', blurb: 'एक तारा मदद को पुकारता है, और कोई छोटा-सा जवाब देता है।' },
    world: { ground: '#2b1478', accent: '#ffb02e', paper: '#170d45', frame: '#fff3d9', onPaper: '#ffe9b8' },
  },
  {
    id: 'princess-adventure',
    title: 'Princess Adventure',
    blurb: 'Some royals sit very still. Not this one.',
    hindi: { title: 'महल का खोजी सफ़र', blurb: 'राजघराने में सब चुपचाप बैठते हैं। बस एक को छोड़कर।' },
    world: { ground: '#a31668', accent: '#ffc93c', paper: '#fff6ee', frame: '#1a1026', onPaper: '#1a1026' },
  },
  {
    id: 'hanuman',
    title: 'The Lamp of Kishkindha',
    blurb: 'A young vanara needs a friend with a big heart and steady hands.',
    hindi: {
      title: 'किष्किंधा का दीया',
      blurb: 'एक नन्हे वानर को चाहिए ऐसा दोस्त, जिसका दिल बड़ा हो और हाथ सधे हों।',
    },
    world: { ground: '#0f5f4c', accent: '#ffb52e', paper: '#0d4438', frame: '#fff1cf', onPaper: '#ffeebc' },
  },
  {
    id: 'spider',
    title: 'The Day of a Thousand Kites',
    blurb: 'The best kite in the city has broken loose, and a very small spider knows the way.',
    hindi: {
      title: 'हज़ार पतंगों का दिन',
      blurb: 'शहर की सबसे पुरानी पतंग डोर तोड़ चली, और रास्ता बस एक नन्ही मकड़ी जानती है।',
    },
    world: { ground: '#1467b5', accent: '#ffa31a', paper: '#fff6e4', frame: '#1a1026', onPaper: '#1a1026' },
  },
  {
    id: 'iron',
    title: 'The Tiffin Robot',
    blurb: 'Pots, gears, one good spanner, and a robot that nobody else would mend.',
    hindi: {
      title: 'टिफ़िन रोबोट',
      blurb: 'पतीले, चक्के, एक बढ़िया पाना, और एक रोबोट, जिसे कोई सुधारना नहीं चाहता था।',
    },
    world: { ground: '#123a9c', accent: '#ffc93d', paper: '#0f2878', frame: '#ffe9c2', onPaper: '#ffe3a6' },
  },
  {
    id: 'thor',
    title: 'The Thunder Drum',
    blurb: 'The loudest child in town teaches a small thundercloud to thunder, and learns how to hush.',
    hindi: {
      title: 'बादल का ढोल',
      blurb: 'एक नन्हा बादल, जिसे गरजना नहीं आता, और एक ढोल, जिसे चुप रहना नहीं आता।',
    },
    world: { ground: '#2c2296', accent: '#ffd21f', paper: '#1d1668', frame: '#fff1cf', onPaper: '#ffeebb' },
  },
];

/** The words, pages and drawings of each story, imported one by one so that a book brings only its own. */
const plans: Record<StoryId, () => Promise<StoryPlan>> = {
  'superhero-adventure': async () => (await import('./superhero-adventure/story.ts')).superheroAdventure,
  'magic-kingdom': async () => (await import('./magic-kingdom/story.ts')).magicKingdom,
  'space-explorer': async () => (await import('./space-explorer/story.ts')).spaceExplorer,
  'princess-adventure': async () => (await import('./princess-adventure/story.ts')).princessAdventure,
  hanuman: async () => (await import('./hanuman/story.ts')).hanuman,
  spider: async () => (await import('./spider/story.ts')).spider,
  iron: async () => (await import('./iron/story.ts')).iron,
  thor: async () => (await import('./thor/story.ts')).thor,
};

const loaded = new Map<StoryId, Story>();

/**
 * Loads a story, once. `makeBook` makes books only of loaded stories.
 * @throws TypeError when the story is unknown; rejects when its file cannot be loaded.
 */
export async function loadStory(id: StoryId): Promise<void> {
  if (loaded.has(id)) return;
  const entry = shelf.find((each) => each.id === id);
  if (!entry) throw new TypeError(`There is no story called ${JSON.stringify(id)}.`);
  loaded.set(id, { ...entry, ...(await plans[id]()) });
}

export function loadedStory(id: StoryId): Story | undefined {
  return loaded.get(id);
}
