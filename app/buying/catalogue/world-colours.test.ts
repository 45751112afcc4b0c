import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WORLD_COLOUR } from './world-colours.ts';

it('letters and pages show each book in the same colour', () => {
  const tokens = readFileSync('app/ui/parts/tokens.css', 'utf8');
  expect(Object.keys(WORLD_COLOUR)).toHaveLength(8);
  for (const [story, colour] of Object.entries(WORLD_COLOUR))
    expect(tokens).toContain(
      `--color-world-${story.replace(/-(adventure|kingdom|explorer)$/, '')}: ${colour};`,
    );
});
