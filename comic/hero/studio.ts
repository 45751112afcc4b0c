import type { PhotoExpression, LikenessHero, PhotoHero } from '../hero.ts';
import { anchorsOf, inPixels } from './anchors.ts';
import { drawAsComic } from './comic-look.ts';
import { handBefore, jawShown, mouthShown, oneEyeHidden } from './covered-face.ts';
import { cutOut, headParts, outlineOf } from './cut-out.ts';
import type { CutOut, FaceParts } from './cut-out.ts';
import { guessFaces } from './detect.ts';
import type { FaceGuess } from './detect.ts';
import { allFaces } from './expressions.ts';
import { haircutOf } from './haircut.ts';
import { faceHeight, meshFace } from './landmarks.ts';
import type { Face } from './landmarks.ts';
import { clothColour, hairColour, skinColour } from './colours.ts';
import { shutMouth } from './shut-mouth.ts';
import type { RawPart } from './shut-mouth.ts';
import { relight, tooDark } from './light.ts';
import { likenessOf, measureFace } from './likeness/likeness.ts';
import { openModels } from './models.ts';
import type { ModelFiles } from './models.ts';
import { brightness, frameAround, look, quantile } from './pixels/raster.ts';
import type { Photo } from './pixels/raster.ts';

/** Where a face lies in the photo, in shares of its width and height, 0 to 1. */
export interface FaceBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The number of clockwise quarter turns that put a photo upright. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Why the studio could not draw a hero. The parent can fix each of these. */
export type Refusal = 'no-face' | 'several-faces' | 'tiny-face' | 'profile' | 'covered' | 'too-dark';

/** The current step of the studio. */
export type Step = 'finding the face' | 'cutting out' | 'inking' | 'faces';

/** A hero whose heads are rows of red, green, blue bytes, not yet encoded as JPEG. */
export type RawHero = Omit<PhotoHero, 'kind' | 'heads' | 'shutMouth'> & {
  heads: Record<PhotoExpression, Uint8Array>;
  shutMouth?: RawPart;
};

/** `faces` are counted from left to right in the photo that `upright` has stood up. */
export type StudioAnswer = Answer<RawHero>;
export type LikenessAnswer = Answer<LikenessHero>;

type Answer<Made> = { faces: FaceBox[]; upright: QuarterTurns } & (
  | { ok: true; hero: Made }
  | { ok: false; reason: Refusal }
);

export interface Wishes {
  /** Which of several faces to draw: its place in the `faces` of an earlier answer for this photo. */
  face?: number;
  onStep?: (step: Step) => void;
}

export interface Studio {
  /**
   * Draws a hero from a photo, which may lie on its side. The same photo gives the same bytes. Refusals are
   * answers; anything thrown is a defect.
   */
  makeHero(photo: Photo, wishes?: Wishes): Promise<StudioAnswer>;
  /** Draws the child of a photo in the style of the book, with the same refusals. */
  makeLikeness(photo: Photo, wishes?: Wishes): Promise<LikenessAnswer>;
}

/** What the studio found in a photo before drawing anything. */
interface Seen {
  face: Face;
  parts: FaceParts;
  cut: CutOut;
}

/**
 * The height of a head in its picture, as `headHeight` measures it. The largest head of any story is 54 mm
 * high, on its last page but one. At 300 pixels an inch that is 639 pixels; this is a thirtieth more. A
 * larger picture would only cost time and memory. The studio draws every head at this size, even the
 * smallest allowed face, from a fifth as many pixels. It draws outline, ink, flat tones and halftone itself,
 * so they are always sharp. A small photo without visible lashes gives a picture without them. `LEAST_FACE`
 * guards against that; the resolution of the print file cannot.
 */
export const HEAD_PIXELS = 660;
/**
 * The height at which a head is measured for its likeness. It can be lower because every line is drawn anew.
 */
const LIKENESS_PIXELS = 420;
/**
 * From this detector score on, a photo is not tried in its other turns. Faces in a photo that lies on its
 * side score 0.86.
 */
const SURELY_UPRIGHT = 0.9;
/** From this detector score on, a head that looks to the side counts even without a mesh. */
const SURELY_A_HEAD = 0.6;
/** The least height of a face from forehead to chin, in photo pixels. */
const LEAST_FACE = 90;
/** A second face this large, relative to the largest one, makes the parent choose. */
const RIVAL = 0.4;
const LEAST_FACE_SKIN = 0.4;
/**
 * The greatest share of the inner face that may be hands and arms. Arms raised beside the face measure 0.05,
 * hands on cheek and chin 0.08 and more.
 */
const MOST_HAND = 0.065;
/**
 * The least share of the face within the photo. The studio cannot draw a side that the photo's edge cuts
 * off.
 */
const LEAST_SHOWN = 0.9;
/**
 * The least visible share of a mouth. Faces in photos measured 0.87 and more, but one turned as far as
 * allowed measured 0.57. Retouched ones are harder: a beard 0.8, and 0.5 without colours; a dark mouth
 * without teeth 0.35 when it is a quarter of the face high, and 0.24 when it is two fifths. Under a hand, a
 * mask, a cup, cream or a pacifier, it is 0.03 to 0.12.
 *
 * Ice cream on the lips alone (0.25), a small pacifier (0.4), a microphone (0.56) and some hands in poor or
 * coloured light (0.2 to 0.65) are accepted. A child that shouts must not be refused, and customers see the
 * hero before they order.
 */
const LEAST_MOUTH = 0.18;
/**
 * The least visible share of a jaw. Faces measured 0.8 and more, one with a painted beard 0.5, and one with
 * a mouth as wide open as above 0.37. Behind a rail or a bib, it is below 0.1.
 */
const LEAST_JAW = 0.33;
/**
 * A face that is at least this many photo pixels high is never refused for grain. It may have freckles or
 * powder, which measure like grain.
 */
const FINE_FACE = 250;
/**
 * Coarser grain than this hides eyes and mouth. In a photo from closer by, they would be larger than the
 * grain.
 */
const MOST_GRAIN = 0.013;
/**
 * The limit for turned heads, whether straight, leaning, dim, small or cropped. Heads turned by 30 degrees
 * measure 0.63 to 0.95, by 45 degrees and more 0.84 and more. It is better to ask for another photo of a
 * usable face than to draw a face with one eye.
 */
const MOST_TURNED = 0.8;

/**
 * Opens the studio, which takes half a second. Keep it: one studio draws any number of heroes, one at a
 * time.
 */
export async function createStudio({ models: files }: { models: ModelFiles }): Promise<Studio> {
  const models = await openModels(files);

  /**
   * Every face in the photo, and among them those that are large enough. `away` is a head whose face no mesh
   * fits because it looks to the side.
   */
  async function findFaces(
    photo: Photo,
    gain: number,
  ): Promise<{ crowd: Face[]; meant: Face[]; away: boolean }> {
    for (const guesses of await guessAtEveryTurn(photo, gain)) {
      const found: { face: Face; size: number }[] = [];
      for (const guess of guesses) {
        const face = await meshFace(photo, guess, models.faceLandmarks);
        if (face.score >= 0.5) found.push({ face, size: guess.size });
      }
      if (!found.length && looksAway(guesses[0])) return { crowd: [], meant: [], away: true };
      if (!found.length) continue;
      const greatest = Math.max(...found.map(({ size }) => size));
      const meant = found.filter(({ size }) => size >= RIVAL * greatest).map(({ face }) => face);
      return { crowd: found.map(({ face }) => face), meant, away: false };
    }
    return { crowd: [], meant: [], away: false };
  }

  /**
   * Detects faces in the photo as it is and, unless a score is high, in its three other turns. Sorted by
   * highest score.
   */
  async function guessAtEveryTurn(photo: Photo, gain: number): Promise<FaceGuess[][]> {
    const all: FaceGuess[][] = [];
    for (const turn of [0, Math.PI / 2, -Math.PI / 2, Math.PI]) {
      all.push(await guessFaces(photo, models.faceDetection, models.faceDetectionFar, { turn, gain }));
      if (turn === 0 && all[0]![0] && all[0]![0].score >= SURELY_UPRIGHT) break;
    }
    return all.sort((a, b) => (b[0]?.score ?? 0) - (a[0]?.score ?? 0));
  }

  /**
   * Finds the one face and cuts its head out, or returns the reason why it cannot. `draw` then makes a hero
   * of the head.
   */
  async function seen<Made>(
    photo: Photo,
    { face: wanted, onStep }: Wishes,
    pixels: number,
    draw: (seen: Seen) => Made | Promise<Made>,
  ): Promise<Answer<Made>> {
    onStep?.('finding the face');
    const shine = brightestOf(photo);
    const { crowd, meant, away } = await findFaces(photo, shine < 0.6 ? 0.9 / Math.max(0.02, shine) : 1);
    const upright = turnsFor(meant);
    meant.sort((a, b) => leftOf(boxOf(a, photo), upright) - leftOf(boxOf(b, photo), upright));
    const faces = meant.map((face) => boxOf(face, photo));
    const refuse = (reason: Refusal): Answer<Made> => ({ ok: false, reason, faces, upright });
    if (!meant.length) return refuse(shine < 0.1 ? 'too-dark' : away ? 'profile' : 'no-face');
    if (meant.every(isTiny)) return refuse('tiny-face');
    if (meant.length > 1 && !meant[wanted ?? -1]) return refuse('several-faces');
    const face = meant[wanted ?? 0] ?? meant[0]!;
    if (face.turned > MOST_TURNED) return refuse('profile');
    if (isTiny(face)) return refuse('tiny-face');

    onStep?.('cutting out');
    const others = crowd.filter((other) => other !== face);
    const parts = await headParts(photo, face, others, models.personParts);
    if (handBefore(parts.mesh, parts.parts) > MOST_HAND) return refuse('covered');
    if (parts.shown < LEAST_SHOWN) return refuse('covered');
    if (parts.faceShare < LEAST_FACE_SKIN) return refuse('no-face');
    const cut = cutOut(photo, parts, pixels);
    if (tooDark(cut.picture, cut.mesh)) return refuse('too-dark');
    if (cut.grain > MOST_GRAIN && faceHeight(face.points) < FINE_FACE) return refuse('tiny-face');
    // This check comes last: in the dark or through much grain, the model also mistakes a mouth for other
    // things.
    if (hidden(parts)) return refuse('covered');
    return { ok: true, hero: await draw({ face, parts, cut }), faces, upright };
  }

  return {
    makeHero: (photo, wishes = {}) =>
      seen(photo, wishes, HEAD_PIXELS, (all) => drawPhotoHero(all, brightestOf(photo), wishes.onStep)),
    makeLikeness: (photo, wishes = {}) =>
      seen(photo, wishes, LIKENESS_PIXELS, async ({ face, parts, cut }) => {
        wishes.onStep?.('inking');
        const measured = await measureFace(photo, face, cut, models.faceLandmarks);
        return likenessOf(measured, face, cut, parts);
      }),
  };
}

function drawPhotoHero({ parts, cut }: Seen, sceneWhite: number, onStep: Wishes['onStep']): RawHero {
  const outline = outlineOf(cut);

  onStep?.('inking');
  relight(cut, sceneWhite);
  drawAsComic(cut);

  onStep?.('faces');
  const heads = allFaces(cut.picture, cut.mesh);
  const mouth = shutMouth(cut.picture, cut.mesh);
  return {
    heads,
    ...(mouth && { shutMouth: mouth }),
    width: cut.picture.width,
    height: cut.picture.height,
    outline: outline.path,
    anchors: rounded(anchorsOf(cut.mesh, outline.points)),
    skin: skinColour(cut),
    hair: hairColour(cut, parts.cloth !== undefined),
    ...(parts.cloth
      ? { cloth: { colour: clothColour(cut), hangs: parts.cloth === 'hanging' } }
      : { haircut: haircutOf(cut, outline.points) }),
  };
}

function hidden({ mesh, parts }: FaceParts): boolean {
  const below = mouthShown(mesh, parts) < LEAST_MOUTH || jawShown(mesh, parts) < LEAST_JAW;
  return below || oneEyeHidden(mesh, parts);
}

/** Whether a head is in profile: the detector finds it, but the mesh does not fit. */
function looksAway(surest: FaceGuess | undefined): boolean {
  return surest !== undefined && surest.score >= SURELY_A_HEAD && surest.turned > MOST_TURNED;
}

function isTiny({ points }: Face): boolean {
  return faceHeight(points) < LEAST_FACE;
}

/** The brightness that only one pixel in a hundred exceeds. */
function brightestOf(photo: Photo): number {
  const scale = Math.max(photo.width, photo.height) / 64;
  const size = [Math.ceil(photo.width / scale), Math.ceil(photo.height / scale)] as const;
  const frame = frameAround({ x: photo.width / 2, y: photo.height / 2 }, 0, scale, ...size);
  return quantile(brightness(look(photo, frame)).values, 0.99);
}

function boxOf({ points }: Face, photo: Photo): FaceBox {
  const xs = points.map((point) => point.x / photo.width);
  const ys = points.map((point) => point.y / photo.height);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The rotation that puts most faces upright. */
function turnsFor(faces: readonly Face[]): QuarterTurns {
  const sum = (part: (angle: number) => number) => faces.reduce((all, { angle }) => all + part(angle), 0);
  const lean = Math.atan2(sum(Math.sin), sum(Math.cos));
  return ((4 - Math.round(lean / (Math.PI / 2))) % 4) as QuarterTurns;
}

/** The distance of a box from the left edge of the photo once the photo is upright. */
function leftOf({ x, y, width, height }: FaceBox, upright: QuarterTurns): number {
  return [x, 1 - y - height, 1 - x - width, y][upright]!;
}

function rounded(anchors: RawHero['anchors']): RawHero['anchors'] {
  const points = Object.entries(anchors).map(([name, point]) => [name, inPixels(point)]);
  return Object.fromEntries(points) as RawHero['anchors'];
}
