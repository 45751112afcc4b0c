/** Where a feature of the straight face appears when the head turns, in head units. */
export function featureAt(x: number, y: number, turn: number): [number, number] {
  const far = x * turn > 0 ? 0.26 : 0.06;
  return [x * (1 - Math.abs(turn) * far) + turn * 36, y];
}
