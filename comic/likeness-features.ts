/**
 * A face in numbers: the distance of each feature from the median child's, in spreads (1.48 median absolute
 * deviations), and the drawn face that these numbers produce.
 */
export const FEATURES = [
  'faceWidth',
  'templeWidth',
  'jawWidth',
  'lowJawWidth',
  'chinWidth',
  'eyeHeight',
  'eyeDistance',
  'eyeWidth',
  'eyeOpenness',
  'eyeTilt',
  'browHeight',
  'browThickness',
  'browTilt',
  'browArch',
  'browLength',
  'browGap',
  'noseHeight',
  'noseWidth',
  'mouthHeight',
  'mouthWidth',
  'lipFullness',
  'smile',
] as const;

export type Feature = (typeof FEATURES)[number];
export type Features = Record<Feature, number>;

/** The greatest distance of a feature from the median, in spreads. */
export const MOST_SPREADS = 2.3;

/**
 * How strongly the drawn face shows the child's own features: 0 draws the median child, 1 the child as
 * measured. People recognise a face best when it is slightly exaggerated (Benson and Perrett 1991).
 */
export const EXAGGERATION = { least: 0, usual: 1.35, most: 2.6 } as const;

/** The factor by which a feature may exceed its usual range where the face is most exaggerated. */
const MOST_ROOM = 1.3;

/** A face in head units: the chin at the origin, y down. */
export interface FaceShape {
  /**
   * Half widths of the skull: at the cheeks, the temples, the jaw at mouth level, below it, and at the chin.
   */
  width: { face: number; temple: number; jaw: number; lowJaw: number; chin: number };
  eye: { x: number; y: number; rx: number; ry: number; tilt: number };
  /** `y` lies above the eyes; `inner`, `middle` and `outer` are heights of the line's points below it. */
  brow: {
    y: number;
    thickness: number;
    inner: number;
    middle: number;
    outer: number;
    /** The ends of the brow, from the middle of the eye: toward the nose and away from it. */
    from: number;
    to: number;
  };
  nose: { y: number; halfWidth: number };
  mouth: { y: number; halfWidth: number; fullness: number; smile: number };
}

interface Range {
  base: number;
  /** The change for one spread. */
  step: number;
  bounds: readonly [number, number];
}

const RANGES = {
  faceWidth: { base: 154, step: 5, bounds: [149, 162] },
  templeWidth: { base: 0, step: 4, bounds: [-8, 7] },
  jawWidth: { base: 136, step: 4.6, bounds: [126, 143] },
  lowJawWidth: { base: 101, step: 5, bounds: [91, 104] },
  chinWidth: { base: 47, step: 5, bounds: [39, 54] },
  eyeHeight: { base: -141, step: -5.5, bounds: [-154, -132] },
  eyeDistance: { base: 70, step: 4, bounds: [63, 79] },
  eyeWidth: { base: 38, step: 2, bounds: [35.5, 43] },
  eyeOpenness: { base: 48.5, step: 4, bounds: [42.5, 55] },
  eyeTilt: { base: 0, step: 4.6, bounds: [-10, 11] },
  browHeight: { base: 70, step: 6, bounds: [58, 88] },
  browThickness: { base: 10.2, step: 1.7, bounds: [6.5, 12.6] },
  browTilt: { base: 1, step: 3, bounds: [-1.5, 7] },
  browArch: { base: 11.5, step: 3.2, bounds: [5.5, 19] },
  browLength: { base: 34, step: 3, bounds: [27, 42] },
  browGap: { base: 0, step: 3, bounds: [-7, 7] },
  noseHeight: { base: -99, step: -4, bounds: [-110, -92] },
  noseWidth: { base: 13, step: 4, bounds: [7, 22] },
  mouthHeight: { base: -56, step: -3.8, bounds: [-68, -49] },
  mouthWidth: { base: 41, step: 4.2, bounds: [34, 50] },
  lipFullness: { base: 0.5, step: 0.28, bounds: [0, 1.1] },
  smile: { base: 12, step: 17, bounds: [-2.5, 24] },
} satisfies Record<Feature, Range>;

/** Widths are drawn as measured, because a face that looks wider than it is offends. */
const NEVER_EXAGGERATED: readonly Feature[] = [
  'faceWidth',
  'templeWidth',
  'jawWidth',
  'lowJawWidth',
  'chinWidth',
];

/**
 * A young child's eyes sit low in the face. For each spread they are drawn this much larger, and an older
 * child's this much smaller.
 */
const YOUNG = { rx: 1.1, ry: 2.8, bounds: [-2, 2] } as const;

const NOSE_BELOW_EYES = 34;
const MOUTH_BELOW_NOSE = 33;

/**
 * The face that the features describe.
 * @param exaggeration see `EXAGGERATION`
 */
export function faceShape(features: Features, exaggeration: number = EXAGGERATION.usual): FaceShape {
  const { usual, most } = EXAGGERATION;
  const room = 1 + Math.max(0, (exaggeration - usual) / (most - usual)) * (MOST_ROOM - 1);
  const drawn = (name: Feature): number => {
    const { base, step, bounds } = RANGES[name];
    if (NEVER_EXAGGERATED.includes(name)) return clamp(base + step * features[name], bounds);
    const wider = name === 'smile' ? 1 : room;
    const [low, high] = bounds.map((bound) => base + (bound - base) * wider) as [number, number];
    return clamp(base + step * exaggeration * features[name], [low, high]);
  };
  const face = drawn('faceWidth');
  // The jaw's width is relative to the face: its features say how much narrower or wider than the face it
  // is.
  const follow = face - RANGES.faceWidth.base;
  const jaw = Math.min(clamp(drawn('jawWidth') + follow * 0.6, RANGES.jawWidth.bounds), face - 4);
  const lowJaw = Math.min(clamp(drawn('lowJawWidth') + follow * 0.5, RANGES.lowJawWidth.bounds), jaw - 18);
  const young = clamp(-features.eyeHeight * exaggeration, YOUNG.bounds);
  const rx = clamp(drawn('eyeWidth') + young * YOUNG.rx, RANGES.eyeWidth.bounds);
  const eyeY = drawn('eyeHeight');
  const noseY = Math.max(drawn('noseHeight'), eyeY + NOSE_BELOW_EYES);
  const mouthY = Math.min(-47, Math.max(drawn('mouthHeight'), noseY + MOUTH_BELOW_NOSE));
  const tilt = drawn('browTilt');
  const arch = drawn('browArch');
  const gap = drawn('browGap');
  const length = drawn('browLength');
  const ry = clamp(drawn('eyeOpenness') + young * YOUNG.ry, RANGES.eyeOpenness.bounds);
  return {
    width: {
      face,
      temple: clamp(face + drawn('templeWidth'), [face - 8, face + 5]),
      jaw,
      lowJaw,
      chin: Math.min(drawn('chinWidth'), lowJaw - 26),
    },
    // Keeps each eye clear of the other eye and of the cheek's edge.
    eye: {
      x: clamp(drawn('eyeDistance'), [rx + 18, face - rx - 36]),
      y: eyeY,
      rx,
      ry,
      tilt: drawn('eyeTilt'),
    },
    brow: {
      y: Math.max(drawn('browHeight'), ry + 19),
      thickness: drawn('browThickness'),
      inner: arch / 2 - tilt,
      middle: -arch / 2,
      outer: arch / 2 + tilt + 1,
      from: length - 2 - gap,
      to: length + 2,
    },
    nose: { y: noseY, halfWidth: drawn('noseWidth') },
    mouth: {
      y: mouthY,
      halfWidth: drawn('mouthWidth'),
      fullness: drawn('lipFullness'),
      smile: drawn('smile'),
    },
  };
}

/**
 * The whole face made wider or narrower; the eyes move apart by half as much.
 * @param times 1 leaves the face as it is
 */
export function widened(shape: FaceShape, times: number): FaceShape {
  const width = Object.fromEntries(
    Object.entries(shape.width).map(([name, value]) => [name, value * times]),
  ) as FaceShape['width'];
  const { eye } = shape;
  const x = clamp(eye.x * (1 + (times - 1) / 2), [eye.rx + 18, width.face - eye.rx - 30]);
  return { ...shape, width, eye: { ...eye, x } };
}

/** Limits a number to two bounds. */
export function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
