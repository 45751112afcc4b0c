/**
 * How many seconds this device takes for a small sample of the studio's work: weighing the neighbours of
 * every pixel, as its filters and models do. Everything is inside one function, so that `npm run
 * bench:device` can send it to a page.
 */
export function probe(): number {
  const side = 512;
  const reach = 2;
  const picture = Float32Array.from({ length: side * side }, (_, i) => (i * 7919) % 251);
  const row = new Float32Array(side);

  /** Handles one row, like the studio's own functions: browsers optimise functions that are called often. */
  function weighRow(y: number): void {
    for (let x = reach; x < side - reach; x++) {
      let sum = 0;
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) sum += picture[(y + dy) * side + x + dx]! * 0.04;
      row[x] = sum;
    }
  }

  function secondsOfRound(): number {
    const started = performance.now();
    for (let y = reach; y < side - reach; y++) {
      weighRow(y);
      picture.set(row, (y - reach) * side);
    }
    return (performance.now() - started) / 1000;
  }

  // The first rounds are slow until the browser has optimised the code, and other work can slow down any
  // round. So the fastest round counts.
  return Math.min(...Array.from({ length: 4 }, secondsOfRound));
}
