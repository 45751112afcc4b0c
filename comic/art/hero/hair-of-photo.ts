import type { PhotoHero } from '../../hero.ts';
import { light, shade } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import { apply, type Node, type Point } from '../../drawing/tree.ts';
import { eyeLevel } from './cloth-of-photo.ts';
import { combedHair } from './combed-hair.ts';
import type { Head } from './head.ts';
import { mirrored, pointsAlong } from './mirrored-edge.ts';
import { uprightHead } from './photo-head.ts';

/** A photo's hair from behind: its outline mirrored, with ears where the photo shows them bare. */
interface HairFromBehind {
  hair: string;
  ears: readonly string[];
  /** Whether the hair falls over the neck. */
  hangs: boolean;
  bald: boolean;
  combing: readonly Node[];
}

/** Hair that ends lower than this falls over the neck; the chin is at 0. */
const LONG = -50;

export function hairFromBehind(hero: PhotoHero, front: Head): HairFromBehind {
  const [x] = front.middle;
  const eyes = eyeLevel(front);
  const { haircut } = hero;
  const measured =
    haircut && [haircut.left, haircut.right].map((end) => apply(uprightHead(hero), [end.x, end.y])[1]);
  const reach = [-1, 1].map((side) => sideOf(front, side));
  const ends = reach.map(({ hair }, i) => Math.max(front.face.y, measured?.[i] ?? hair)).reverse() as [
    number,
    number,
  ];
  const hangs = Math.max(...ends) > LONG;
  const { dark, light: pale } = haircut ?? { dark: shade(hero.hair), light: light(hero.hair, 0.2) };
  const ear = eyes + (front.mouth[1] - eyes) * 0.22;
  return {
    hair: mirrored(front, ends, hangs ? tips : neckline),
    ears: ends.flatMap((end, i) =>
      hangs || end > ear ? [] : [ellipse(2 * x - reach[1 - i]!.ear + (i ? -25 : 25), ear, 26, 38)],
    ),
    hangs,
    bald: !!measured?.every((y) => y < front.box.y + 9),
    combing: combedHair(
      { ...front.box, height: (hangs ? Math.max(...ends) : 0) - front.box.y },
      { dark, colour: hero.hair, pale },
    ),
  };
}

/**
 * Measures the edge at one side of the face. `ear` is the x at which an ear sits. `hair` is the y of the
 * lowest point at which the edge is too far out for cheeks and ears; it tells where hair ends when the
 * haircut was not measured.
 */
function sideOf({ edges, face, mouth }: Head, side: number): { ear: number; hair: number } {
  const [eyes, middle] = [face.width / 2.1, face.x + face.width / 2];
  const out = ([px]: Point): number => (px - middle) * side;
  const edge = pointsAlong(edges.join('')).filter((point) => point[1] > face.y && out(point) > 0);
  const beside = edge.filter(([, y]) => y < mouth[1]);
  const hair = edge.filter((point) => out(point) > eyes * (point[1] > mouth[1] ? 1.15 : 1.5));
  return {
    ear: middle + side * Math.max(eyes, ...beside.map(out)),
    hair: Math.max(face.y, ...hair.map(([, y]) => y)),
  };
}

/** The hem of short hair, round to the nape. */
function neckline([right, rightY]: Point, [left, leftY]: Point): Point[] {
  const [x, half] = [(left + right) / 2, (right - left) / 2];
  return [
    [x + half * 0.9, Math.max(rightY + 30, -110)],
    [x + half * 0.6, -26],
    [x, 6],
    [x - half * 0.6, -26],
    [x - half * 0.9, Math.max(leftY + 30, -110)],
  ];
}

/** The hem of long hair: its tips. */
function tips([right, rightY]: Point, [left, leftY]: Point): Point[] {
  return [14, -16, 18, -14, 16].map((down, i) => {
    const share = (i + 1) / 6;
    return [right + (left - right) * share, rightY + (leftY - rightY) * share + down];
  });
}
