/** A photo on its way in holds about three times its size in memory. Many families may share one address. */
const PLACES = 24;
const PLACES_OF_ONE_ADDRESS = 8;

const taken = new Map<string, number>();

/** Takes a place for one upload. @returns the function that gives it back; null when there is none. */
export function takePlace(address: string): (() => void) | null {
  const own = taken.get(address) ?? 0;
  const all = taken.values().reduce((sum, count) => sum + count, 0);
  if (own >= PLACES_OF_ONE_ADDRESS || all >= PLACES) return null;
  taken.set(address, own + 1);
  return () => {
    const left = (taken.get(address) ?? 1) - 1;
    if (left > 0) taken.set(address, left);
    else taken.delete(address);
  };
}
