import { describe, expect, it } from 'vitest';
import { drawnSample, photoSample } from '../../sample-heroes.ts';
import { shape } from '../../drawing/tree.ts';
import { kiteJacket } from '../costumes/kite-jacket.ts';
import { knightErrant } from '../costumes/knight-errant.ts';
import { pyjamas } from '../costumes/pyjamas.ts';
import { spaceSuit } from '../costumes/space-suit.ts';
import { starHero } from '../costumes/star-hero.ts';
import { templeSilks } from '../costumes/temple-silks.ts';
import { drawFigure, type FigureRequest } from './figure.ts';
import { handEdge } from './hands.ts';
import { mirrored } from './pose.ts';
import { poses } from './poses.ts';
import { seated } from './seated.ts';

const figure = (more: Partial<FigureRequest> = {}) =>
  drawFigure({
    hero: drawnSample,
    costume: spaceSuit(),
    pose: poses.proud,
    expression: 'happy',
    headHeight: 300,
    at: [1000, 1500],
    anchor: 'feet',
    initial: '',
    ...more,
  });

const drawing = (more: Partial<FigureRequest>): string => JSON.stringify(figure(more).node);

const holding = (gripped: boolean): string =>
  drawing({ pose: poses.lift, holds: { nodes: [shape('M1 2Z', { fill: '#ab1234' })], hand: 1, gripped } });

const lenses = (pose: FigureRequest['pose']): boolean =>
  JSON.stringify(figure({ costume: kiteJacket(), pose }).node).includes('#7be3dc');

describe('a figure', () => {
  it('stands with its soles on the given point', () => {
    const { body } = figure();
    expect(body.y + body.height).toBeGreaterThan(1400);
    expect(body.y + body.height).toBeLessThan(1520);
  });

  it('hangs by the middle of its head', () => {
    const { head } = figure({ anchor: 'head' });
    expect(head.x + head.width / 2).toBeCloseTo(1000);
    expect(head.y + head.height / 2).toBeCloseTo(1500);
  });

  it('shows the strap of its goggles from behind, and no lenses', () => {
    expect(lenses(poses.proud)).toBe(true);
    for (const pose of Object.values<FigureRequest['pose']>(poses).filter(({ back }) => back))
      expect(lenses(pose)).toBe(false);
  });

  it.each([['drawn', drawnSample] as const, ['photo', photoSample] as const])(
    'has its mouth in its face and its face in its head (%s)',
    (_, hero) => {
      for (const pose of Object.values(poses)) {
        const { face, head, mouth } = figure({ hero, pose });
        expect(mouth[0]).toBeGreaterThan(face.x);
        expect(mouth[0]).toBeLessThan(face.x + face.width);
        expect(mouth[1]).toBeGreaterThan(face.y);
        expect(mouth[1]).toBeLessThan(face.y + face.height);
        expect(head.width).toBeGreaterThan(face.width * 0.9);
      }
    },
  );

  it('closes the fingers round a stem, and lets other things lie on a flat hand', () => {
    const fingers = JSON.stringify(handEdge('grip'));
    const flat = JSON.stringify(handEdge('tray'));
    expect(holding(false).indexOf(flat)).toBeGreaterThan(holding(false).indexOf('#ab1234'));
    expect(holding(true)).not.toContain(flat);
    expect(holding(true).indexOf(fingers)).toBeGreaterThan(holding(true).indexOf('#ab1234'));
    expect(holding(false)).toContain('#ab1234');
    expect(holding(false)).not.toContain(fingers);
  });

  it('wears a cape over its back and its arms, and between back and backrest in a wheelchair', () => {
    const costume = { ...templeSilks(), back: () => [shape('M1 2Z', { fill: '#ab1234' })] };
    const seen = drawing({ costume, pose: poses.lookUp });
    const arm = seen.lastIndexOf(JSON.stringify(handEdge('relaxed')));
    expect(seen.indexOf('#ab1234')).toBeGreaterThan(arm);
    expect(drawing({ costume, pose: poses.proud })).not.toContain('#ab1234');
    const { ride, ...seat } = seated('lookUp', false);
    const rolling = drawing({ costume, ...seat, wheelchair: { ride, colour: '#fe4321' } });
    expect(rolling).toContain('#ab1234');
    expect(rolling.indexOf('#ab1234')).toBeLessThan(rolling.lastIndexOf('#fe4321'));
    for (const caped of [starHero(), knightErrant(), templeSilks()]) expect(caped.back).toBeDefined();
  });

  it('is about two and a half heads high, as chibi are', () => {
    const { body } = figure({ costume: pyjamas() });
    expect(300 / body.height).toBeGreaterThan(0.36);
    expect(300 / body.height).toBeLessThan(0.46);
  });
});

it('mirrors every pose back to itself', () => {
  for (const pose of Object.values(poses)) {
    const twice = mirrored(mirrored(pose));
    expect(twice.arms.map(({ upper, fore }) => [upper, fore])).toEqual(
      pose.arms.map(({ upper, fore }) => [upper, fore]),
    );
    expect(twice.lean).toBe(pose.lean);
  }
});
