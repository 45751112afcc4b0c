import type { FaceBox, LikenessHero, QuarterTurns, Refusal, Step } from '#comic';

/** A page's request to the worker. It handles one at a time. */
export interface Question {
  photo: Blob;
  face: number | undefined;
}

/** The result for a photo. `faces` and `upright` are the same as from the shop's studio. */
export type Drawn = { faces: FaceBox[]; upright: QuarterTurns } & (
  | { hero: LikenessHero }
  | { refused: Refusal | 'not-a-picture' }
);

/** A message from the worker: first `open`, then `step` for progress, and at the end `drawn` or `failed`. */
export type Word = { open: true } | { step: Step } | { drawn: Drawn } | { failed: string };
