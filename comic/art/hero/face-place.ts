/** Where features sit on the drawn face, in head units: the chin at the origin, y down. */
export const EYE_Y = -140;
export const EYE_X = 70;

/** A feature of the straight face where it is seen when the head turns. */
export function featureAt(x: number, y: number, turn: number): [number, number] {
  const far = x * turn > 0 ? 0.26 : 0.06;
  return [x * (1 - Math.abs(turn) * far) + turn * 36, y];
}
