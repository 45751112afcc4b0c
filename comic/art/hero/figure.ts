import type { Expression, Hero } from '../../hero.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { moveBox } from '../../drawing/box.ts';
import { boxAround, capsule, ellipse, movePath } from '../../drawing/path.ts';
import {
  apply,
  group,
  place,
  shape,
  type Box,
  type Group,
  type Matrix,
  type Node,
  type Point,
} from '../../drawing/tree.ts';
import { edge } from '../../drawing/tube.ts';
import type { Costume, Wearer } from '../costumes/costume.ts';
import { bootedBands, drawFoot, footEdge, footMatrix } from './feet.ts';
import {
  drawHand,
  GRIP,
  gripAngle,
  handEdge,
  handMatrix,
  type HandShape,
  ON_HAND,
  trayAngle,
  wristBand,
} from './hands.ts';
import { bodySkin } from './body-skin.ts';
import { headTurn } from './eye-line.ts';
import { lightOn } from './scene-light.ts';
import { drawHead } from './head.ts';
import { drawLimb, type Weights } from './limbs.ts';
import { mirrored, type Pose } from './pose.ts';
import { mirroredRide } from './seated.ts';
import { HEAD_HEIGHT, skeleton, step, type Arm, type Leg, type Skeleton } from './skeleton.ts';
import { drawWheelchair, type Ride } from './wheelchair.ts';

export interface FigureRequest {
  hero: Hero;
  costume: Costume;
  pose: Pose;
  expression: Expression;
  /** Height of the head in page units, chin to crown. All other sizes follow from it. */
  headHeight: number;
  /** Page position of the middle of the head, or of the lowest foot's sole. */
  at: Point;
  anchor: 'head' | 'feet';
  flip?: boolean;
  /** The point of the page to which eyes and head turn; when left out, pose and expression decide. */
  looksAt?: Point;
  tint?: { colour: string; amount: number };
  initial: string;
  /** Weight of the contour's ink in page units. */
  ink?: number;
  /**
   * What the hand `hand` holds, in body units with the palm at the origin; `gripped` when the fingers close
   * round it.
   */
  holds?: { nodes: readonly Node[]; hand: 0 | 1; gripped: boolean };
  /** The wheelchair that the pose is seated in. */
  wheelchair?: { ride: Ride; colour: string };
}

export interface Figure {
  node: Group;
  /** Boxes and points in page units. */
  face: Box;
  head: Box;
  body: Box;
  mouth: Point;
  hands: readonly [Point, Point];
}

/** The hero, dressed and posed. */
export function drawFigure(request: FigureRequest): Figure {
  const pose = request.flip ? mirrored(request.pose) : request.pose;
  const scale = request.headHeight / HEAD_HEIGHT;
  const weights: Weights = { outer: (request.ink ?? 9) / scale, inner: ((request.ink ?? 9) * 0.55) / scale };
  const { costume, hero } = request;
  const body = skeleton(pose, costume.girth);
  const { wheelchair } = request;
  const chair =
    wheelchair &&
    drawWheelchair(
      request.flip ? mirroredRide(wheelchair.ride) : wheelchair.ride,
      wheelchair.colour,
      weights,
    );
  const skin = bodySkin(hero);
  const soles = body.legs.map((limb) => apply(footMatrix(limb), [0, 52])[1]);
  const ground = Math.max(...soles, chair?.lowest ?? -Infinity);
  const head = drawHead(hero, {
    expression: request.expression,
    ...headTurn(pose, awayFrom(request, body, ground), request.headHeight),
    back: pose.back,
    shut: pose.shut,
    weights,
    tint: lightOn(skin, request.tint),
  });
  const headMatrix = place(body.chin[0], body.chin[1], pose.tilt);
  const wearer: Wearer = { body, head, skin, hair: hero.hair, weights, initial: request.initial };
  const handColour = costume.glove ?? skin;
  const foot = typeof costume.foot === 'function' ? costume.foot(skin) : costume.foot;

  const arm = (limb: Arm): Node[] => {
    const { shape: hand, matrix, held } = handOf(limb, request.holds);
    return [
      ...drawLimb(limb.limb, costume.arm, weights),
      ...(holding(limb, request.holds) ? [group(request.holds!.nodes, { matrix: place(...held) })] : []),
      group(
        [
          ...drawHand(hand, { colour: handColour, outer: weights.inner * 2.4, inner: weights.inner }),
          ...(costume.cuff
            ? [
                shape(wristBand(limb.limb.half(1) * 2.1), {
                  fill: costume.cuff,
                  stroke: INK,
                  width: weights.inner * 1.1,
                }),
              ]
            : []),
        ],
        { matrix },
      ),
    ];
  };
  const leg = (limb: Leg): Node[] => [
    drawFoot(limb, foot, weights),
    ...drawLimb(limb.limb, { ...costume.leg, bands: bootedBands(costume.leg.bands, foot) }, weights),
  ];
  const [left, right] = body.arms;
  const behind = body.arms.filter((limb) => limb.pose.behind);
  const front = body.arms.filter((limb) => limb.pose.front);
  const between = [left, right].filter((limb) => !limb.pose.behind && !limb.pose.front);
  const legs = pose.turn < 0 ? [body.legs[1], body.legs[0]] : [body.legs[0], body.legs[1]];

  const reach = costume.headReach?.(head);
  const bubble = reach ? ellipse(head.middle[0], head.middle[1], reach) : undefined;
  const headGroup = (nodes: readonly Node[]): Node => group(nodes, { matrix: headMatrix });
  const inBubble = (nodes: readonly Node[]): Node =>
    headGroup(bubble ? [group(nodes, { clip: bubble })] : nodes);
  const silhouette =
    edges(body, costume, request.holds).join('') + (bubble ? '' : movePath(head.edges.join(''), headMatrix));
  const width = weights.outer * 1.7;
  const contour = (colour: string): Node =>
    group([
      shape(silhouette, { fill: colour, stroke: colour, width }),
      ...(bubble ? [headGroup([shape(bubble, { stroke: colour, width })])] : []),
    ]);
  const headInk = bubble
    ? [shape(head.edges.join(''), { fill: INK, stroke: INK, width: weights.outer * 1.4 })]
    : [];
  // Drawn over the arms; for a seated hero between back and backrest.
  const onBack = pose.back ? (costume.back?.(wearer) ?? []) : [];
  const nodes: Node[] = [
    ...rim(contour, request, scale),
    ...(pose.back ? [] : (costume.behind?.(wearer) ?? [])),
    ...(chair?.behind ?? []),
    contour(INK),
    headGroup(costume.behindHead?.(wearer) ?? []),
    inBubble([...headInk, ...head.behind]),
    ...behind.flatMap(arm),
    ...legs.flatMap(leg),
    ...neck(body, skin, weights),
    ...drawLimb(body.trunk, { startDome: 0.3, endDome: 0.4, ...costume.trunk }, weights),
    ...(chair ? onBack : []),
    ...(pose.back ? (chair?.before ?? []) : []),
    ...((pose.back ? (costume.back ? undefined : costume.behind) : costume.chest)?.(wearer) ?? []),
    ...(pose.back ? [] : (chair?.before ?? [])),
    ...between.flatMap(arm),
    ...(chair ? [] : onBack),
    ...(costume.collar?.(wearer) ?? []),
    ...(pose.back ? [] : throat(body, skin, weights, !costume.collar)),
    inBubble(head.over),
    headGroup(costume.overHead?.(wearer) ?? []),
    ...(costume.overNeck?.(wearer) ?? []),
    ...front.flatMap(arm),
  ];

  const round = reach ?? head.reach;
  const middle = apply(headMatrix, head.middle);
  const [ax, ay] = request.anchor === 'head' ? middle : [0, ground];
  const matrix: Matrix = [scale, 0, 0, scale, request.at[0] - ax * scale, request.at[1] - ay * scale];
  const toPage = (point: Point): Point => apply(matrix, point);
  const hands = body.arms.map((limb) => toPage(step(limb.wrist, limb.angle, 44))) as unknown as [
    Point,
    Point,
  ];
  const all = boxAround([
    ...hands,
    ...body.legs.map((limb) => toPage(step(limb.ankle, limb.pose.toes, 60))),
    ...(chair?.corners ?? []).map(toPage),
    ...[0, 1].map((k) => {
      const box = roundBox(middle, round, matrix);
      return [box.x + box.width * k, box.y + box.height * k] as const;
    }),
  ]);
  return {
    node: group(nodes, { matrix }),
    face: moveBox(moveBox(head.face, headMatrix), matrix),
    head: roundBox(middle, round, matrix),
    body: all,
    mouth: toPage(apply(headMatrix, head.mouth)),
    hands,
  };
}

/** Offset of the rim light from the contour, in page units. */
const RIM: Point = [-7, -8];

/** Rim light: the scene's light on the hero's upper left edge sets the hero off from the background. */
function rim(contour: (colour: string) => Node, { tint }: FigureRequest, scale: number): Node[] {
  if (!tint || tint.amount === 0) return [];
  const [x, y] = RIM;
  return [group([contour(light(tint.colour, 0.4))], { matrix: place(x / scale, y / scale) })];
}

/** From the eyes to what the hero looks at, in page units. */
function awayFrom(
  { looksAt, at: [x, y], anchor, headHeight }: FigureRequest,
  { chin }: Skeleton,
  ground: number,
): Point | undefined {
  if (!looksAt) return undefined;
  const scale = headHeight / HEAD_HEIGHT;
  const eyes: Point =
    anchor === 'head' ? [x, y] : [x + chin[0] * scale, y - (ground - chin[1] + 140) * scale];
  return [looksAt[0] - eyes[0], looksAt[1] - eyes[1]];
}

function roundBox(middle: Point, reach: number, matrix: Matrix): Box {
  const [x, y] = apply(matrix, middle);
  const r = reach * matrix[0];
  return { x: x - r, y: y - r, width: r * 2, height: r * 2 };
}

function holding(limb: Arm, holds: FigureRequest['holds']): boolean {
  return holds?.hand === (limb.side < 0 ? 0 : 1);
}

/**
 * The hand as drawn: closed when it grips, flat when something stands on it, otherwise as in the pose. `held`
 * is where the thing goes.
 */
function handOf(limb: Arm, holds: FigureRequest['holds']): { shape: HandShape; matrix: Matrix; held: Point } {
  if (!holding(limb, holds))
    return {
      shape: limb.pose.hand,
      matrix: handMatrix(limb.wrist, limb.angle, limb.side),
      held: limb.wrist,
    };
  const { gripped } = holds!;
  const angle = gripped ? gripAngle(limb.angle) : trayAngle(limb.angle);
  const thumb = Math.cos((angle * Math.PI) / 180) < 0 ? -1 : 1;
  const matrix = place(limb.wrist[0], limb.wrist[1], angle, 1.12, 1.12 * thumb);
  return { shape: gripped ? 'grip' : 'tray', matrix, held: apply(matrix, gripped ? [GRIP, 0] : ON_HAND) };
}

function edges(body: Skeleton, costume: Costume, holds: FigureRequest['holds']): string[] {
  return [
    edge(body.trunk, costume.trunk.startDome ?? 0.3, costume.trunk.endDome ?? 0.4),
    ...body.arms.flatMap((limb) => {
      const { shape: hand, matrix } = handOf(limb, holds);
      return [edge(limb.limb, costume.arm.startDome, costume.arm.endDome), movePath(handEdge(hand), matrix)];
    }),
    ...body.legs.flatMap((limb) => [
      edge(limb.limb, costume.leg.startDome, costume.leg.endDome),
      movePath(footEdge(limb.pose.side ?? 0.6), footMatrix(limb)),
    ]),
    capsule(body.neck, body.chin, 36, 34),
  ];
}

function neck(body: Skeleton, skin: string, weights: Weights): Node[] {
  const [x, y] = step(body.neck, body.pose.lean + 90, 16);
  const [cx, cy] = step(body.chin, body.pose.tilt - 90, 60);
  return [shape(capsule([x, y], [cx, cy], 40, 34), { fill: skin, stroke: INK, width: weights.inner * 1.3 })];
}

/** The visible front of the neck, with the chin's hard shadow; it covers the back of the collar. */
function throat(body: Skeleton, skin: string, weights: Weights, bare: boolean): Node[] {
  const [x, y] = bare ? step(body.neck, body.pose.lean + 90, 14) : body.neck;
  const [cx, cy] = step(body.chin, body.pose.tilt - 90, 50);
  const column = capsule([x, y], [cx, cy], 38, 34);
  return [
    shape(column, { fill: skin, stroke: INK, width: weights.inner }),
    group([shape(ellipse(body.chin[0], body.chin[1] - 14, 74, 30), { fill: shade(skin, 0.62) })], {
      clip: column,
    }),
  ];
}
