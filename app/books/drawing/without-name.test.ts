import { expect, it } from 'vitest';
import { withoutName } from './without-name.ts';

it.each([
  ['Arjun', 'Arjun’s friends and the Arjuns met ARJUN.', "{name}'s friends and the {name} met {name}."],
  ['अर्जुन', 'अर्जुनने कहा: “मैं अर्जुन हूँ।”', '{name} कहा: “मैं {name} हूँ।”'],
  ['अर्जुन', 'अर्\u200dजुन आया।', '{name} आया।'],
  ['Zoë', 'Zoe\u0308 laughed, and Zoës cat.', '{name} laughed, and {name} cat.'],
  ['Zoe\u0308', 'Zoë laughed.', '{name} laughed.'],
  ["D'Souza", 'D’Souza ran, D‘Souza fell, and DSouza sang.', '{name} ran, {name} fell, and {name} sang.'],
  ['D’Souza', "D'Souza's kite.", "{name}'s kite."],
  [
    'Anne-Marie Roy',
    'Anne met Anne\u2011Marie and Mr. Roy.',
    '{name} met {name}\u2011{name} and Mr. {name}.',
  ],
  ['Om', 'Om, Oms and omelettes on the omnibus.', '{name}, {name} and omelettes on the omnibus.'],
  ['A', 'A cat and A. Nobody else.', '{name} cat and {name}. Nobody else.'],
  ['Ma.y*', 'May met Ma.y*.', 'May met {name}.'],
  ['', 'Nobody.', 'Nobody.'],
])('%s gives way in “%s”', (name, sentence, left) => {
  expect(withoutName(sentence, name)).toBe(left);
});

it('leaves words in which the name only stands', () => {
  expect(withoutName('The savannah, Banana and Diana', 'Ana')).toBe('The savannah, Banana and Diana');
});
