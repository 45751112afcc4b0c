import { beforeAll, describe, expect, it } from 'vitest';
import { fontBytes } from '../node-fonts.ts';
import { contains, overlaps } from '../drawing/box.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { loadLettering } from '../lettering/load-lettering.ts';
import { crosses, type Ground, placeBalloon, placeCaption, type Presence } from './place-balloons.ts';
import { shared } from './find-room.ts';
import { readsBefore } from './reading-order.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
});

const hero: Presence = {
  who: 'hero',
  face: { x: 400, y: 400, width: 200, height: 200 },
  head: { x: 350, y: 320, width: 300, height: 320 },
  body: { x: 350, y: 320, width: 300, height: 600 },
  mouth: [500, 560],
  paper: '#ffffff',
};
const friend: Presence = {
  ...hero,
  who: 'tiko',
  face: { x: 900, y: 400, width: 200, height: 200 },
  head: { x: 860, y: 330, width: 280, height: 300 },
  body: { x: 860, y: 330, width: 280, height: 600 },
  mouth: [1000, 560],
};
const ground = (more: Partial<Ground> = {}): Ground => ({
  lettering,
  inner: { x: 100, y: 100, width: 1400, height: 900 },
  present: [hero, friend],
  subjects: [],
  taken: [],
  told: [],
  ...more,
});
const balloon = { kind: 'speech', from: 'hero', near: [0.5, 0.05] } as const;

/**
 * The gap between the hero's head and a balloon that prefers to be near it, in a panel that begins at `top`.
 */
const gap = (top: number): number => {
  const inner = { x: 100, y: top, width: 700, height: 1000 - top };
  const near = [0.57, (270 - top) / inner.height] as const;
  const { box } = placeBalloon({ ...balloon, text: 'Hold on!', near }, ground({ inner, present: [hero] }));
  return hero.head.y - box.y - box.height;
};

describe('placeBalloon', () => {
  it('keeps off heads and inside its ground, and points just short of the speaker', () => {
    const words = placeBalloon({ ...balloon, text: 'Hold on, little star!' }, ground());
    expect(contains(ground().inner, words.box)).toBe(true);
    for (const { head } of [hero, friend]) expect(overlaps(words.box, head)).toBe(false);
    const [root, tip] = words.tail!;
    expect(Math.hypot(tip[0] - 500, tip[1] - 560)).toBeLessThan(Math.hypot(root[0] - 500, root[1] - 560));
    expect(crosses(root, tip, hero.face)).toBe(false);
  });

  it('stands off the head of who speaks, so that its tail is seen, and takes what room there is', () => {
    expect(gap(100)).toBeGreaterThan(40);
    expect(gap(200)).toBeGreaterThan(0);
    expect(gap(200)).toBeLessThan(40);
  });

  it('leaves free what the picture is about, rather in smaller type than over it', () => {
    const text = 'Look what I have found here under this very old tree, and it is still warm!';
    const inner = { x: 100, y: 100, width: 700, height: 900 };
    const only = { inner, present: [hero] };
    const wished = { ...balloon, text, near: [0.5, 0] } as const;
    const over = placeBalloon(wished, ground(only));
    const nest = { x: over.box.x, y: over.box.y, width: 250, height: 150 };
    const beside = placeBalloon(wished, ground({ ...only, subjects: [nest] }));
    expect(shared(over.box, nest)).toBeGreaterThan(0);
    expect(shared(beside.box, nest)).toBeLessThan(nest.width * nest.height * 0.04);
    expect(beside.points).toBeGreaterThanOrEqual(9);
  });

  it('covers what the picture is about rather than a face', () => {
    const inner = { x: 300, y: 250, width: 400, height: 400 };
    const { box } = placeBalloon(
      { ...balloon, text: 'Oh.' },
      ground({ inner, present: [hero], subjects: [inner] }),
    );
    expect(overlaps(box, hero.face)).toBe(false);
  });

  it('keeps off words that are there already', () => {
    const first = placeBalloon({ ...balloon, text: 'I was here first.' }, ground());
    const second = placeBalloon({ ...balloon, text: 'And I came after.' }, ground({ taken: [first.box] }));
    expect(overlaps(first.box, second.box)).toBe(false);
  });

  it('is read after what is told before it, whatever its wish', () => {
    const first = placeBalloon({ ...balloon, text: 'Who goes first?', near: [0.6, 0.1] }, ground());
    const told = { taken: [first.box], told: [first.box] };
    const second = placeBalloon({ ...balloon, text: 'Not me.', near: [0.1, 0.05] }, ground(told));
    expect(readsBefore(second.box, first.box)).toBe(false);
  });

  it('sets smaller type before it gives up heads, and never goes under nine points', () => {
    const long = 'A very long thing to say in a very small panel, '.repeat(5);
    const narrow = ground({ inner: { x: 100, y: 100, width: 560, height: 900 }, present: [hero] });
    const { points } = placeBalloon({ ...balloon, text: long }, narrow);
    expect(points).toBeLessThan(13);
    expect(points).toBeGreaterThanOrEqual(9 - 1e-9);
  });

  it('has no tail when nobody in the panel speaks', () => {
    expect(placeBalloon({ ...balloon, text: 'Hello?' }, ground({ present: [] })).tail).toBeUndefined();
  });
});

describe('placeCaption', () => {
  it('stands in the corner it wants when the corner is free', () => {
    const { box } = placeCaption({ text: 'High above the sleeping city.', near: [0, 0] }, ground());
    expect(box.x).toBeLessThan(110);
    expect(box.y).toBeLessThan(110);
  });
});
