import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { photoSample } from '../../../comic/sample-heroes.ts';
import type { HeroRefusal, HeroState } from '../drawing/hero-state.ts';
import { REFUSAL_WORDS } from '../drawing/refusal-words.ts';
import { HeroStatus } from './hero-status.tsx';

const TWO = [0.1, 0.6].map((x) => ({ x, y: 0.1, width: 0.2, height: 0.3 }));

const shown = (state: HeroState) =>
  renderToStaticMarkup(<HeroStatus draft="wizard" state={state} photoUrl="blob:a" onDrawn={() => {}} />);

const refused = (reason: HeroRefusal, faces: typeof TWO, face: number | null): HeroState => ({
  state: 'refused',
  reason,
  message: REFUSAL_WORDS[reason],
  faces,
  face,
  upright: 0,
});

it.each([
  ['nobody was chosen among several', refused('several-faces', TWO, null), 2],
  ['the chosen one looks to the side', refused('profile', TWO, 1), 2],
  ['all of them are too small', refused('tiny-face', TWO, null), 0],
  ['the only one looks to the side', refused('profile', TWO.slice(0, 1), null), 0],
])('when %s, a tap on another face is offered only where it can help', (_, state, faces) => {
  expect(shown(state).match(/aria-label="Face \d of 2/g) ?? []).toHaveLength(faces);
});

it.each([
  [TWO, 1, true],
  [TWO.slice(0, 1), null, false],
  [[], null, false],
])('beside a finished hero another of the faces %j can be chosen: %s, %s', (faces, face, offered) => {
  const html = shown({ state: 'ready', hero: photoSample, faces, face, upright: 0 });
  expect(html.includes('Choose another face')).toBe(offered);
});
