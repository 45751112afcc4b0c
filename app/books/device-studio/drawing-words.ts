import type { FaceBox, LikenessHero, QuarterTurns, Refusal, Step } from '#comic';

/** What a page asks of the worker, one thing at a time. */
export interface Question {
  photo: Blob;
  face: number | undefined;
}

/** What came of a photo. `faces` and `upright` as the shop's studio says them. */
export type Drawn = { faces: FaceBox[]; upright: QuarterTurns } & (
  | { hero: LikenessHero }
  | { refused: Refusal | 'not-a-picture' }
);

/** The studio is open, progress, then one of `drawn` or `failed`. */
export type Word = { open: true } | { step: Step } | { drawn: Drawn } | { failed: string };
