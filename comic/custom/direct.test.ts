import { expect, it } from 'vitest';
import { direct } from './direct.ts';
import { splitSentences } from './sentences.ts';

const directed = (text: string, notes: Parameters<typeof direct>[1]['notes'] = []) =>
  direct(splitSentences(text), { story: 'thor', name: 'Meera', notes });
const places = (text: string): string[] => directed(text).map(({ place }) => place);

it('stays at a place until words change it', () => {
  expect(places('Meera went to the forest. It was quiet. She came home.')).toEqual([
    'forest',
    'forest',
    'home',
  ]);
});

it.each([
  ['seen from afar', 'She was in the kitchen. The moon was bright.', ['kitchen', 'kitchen']],
  ['gone to', 'They flew to the moon.', ['moon']],
  ['come from', 'A smell came from the kitchen.', ['village']],
  ['spoken of', 'At home Meera sat. “Let us go to the river!”', ['home', 'home']],
  ['in Hindi', 'मीरा जंगल में गई। वह घर से आई थी।', ['forest', 'forest']],
  ['asleep is in bed', 'They sat by the river. At night Meera slept.', ['river', 'bedroom']],
  ['asleep where it is said', 'Meera slept in the forest.', ['forest']],
])('places: %s', (_, text, expected) => {
  expect(places(text)).toEqual(expected);
});

it('keeps company while the words say they, and lets it go with a new paragraph', () => {
  const who = directed('A bear came. They danced. Meera sang.\nIt rained.').map(({ cast }) =>
    cast.map((one) => one.who),
  );
  expect(who).toEqual([['jamba'], ['jamba'], [], []]);
});

it('tells time, things, and no thing that something is only like', () => {
  const [one, two] = directed('At night she took the key and an umbrella. It was small like a biscuit.');
  expect(one).toMatchObject({ time: 'night', things: ['goldKey', 'umbrella'] });
  expect(two).toMatchObject({ time: 'night', things: [] });
});

it('shows the story’s own places in turn when the words name none', () => {
  expect(new Set(places('Yes. '.repeat(30).trim())).size).toBe(3);
});

it('follows the director where there is a note', () => {
  const notes = [{ beat: 1, place: 'cave' as const, mood: 'worried' as const }];
  expect(directed('At home she sat. It was dark.', notes)[1]).toMatchObject({
    place: 'cave',
    face: 'worried',
  });
});
