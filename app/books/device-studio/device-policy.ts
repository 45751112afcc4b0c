/**
 * The size of the studio's download, compressed. `scripts/check-budgets.ts` compares it with the built files.
 */
export const DOWNLOAD_BYTES = 12_600_000;
/**
 * The longest that a parent waits for the studio to download, and the longest for the hero to be drawn. The
 * shop needs about 5 s.
 */
const LONGEST_SECONDS = 15;
/**
 * The studio takes 290 MB at its peak. A device with less memory may close other pages for it, or this one.
 */
const LEAST_MEMORY_GB = 4;
/**
 * The first hero takes this many times the probe's time: 560 to 750 on one machine, by `npm run
 * bench:device`.
 */
const HERO_OF_PROBE = 650;

/** A device as it was measured just now. What its browser does not reveal is `undefined`. */
export interface Device {
  /** It has WebAssembly with SIMD, and workers that can decode and draw pictures. */
  hasWhatItTakes: boolean;
  memoryGb: number | undefined;
  probeSeconds: number;
  /** The visitor has asked the browser to save data. */
  savesData: boolean;
  /** The kind of network that it is like: `slow-2g`, `2g`, `3g` or `4g`. */
  networkLike: string | undefined;
  megabitsPerSecond: number | undefined;
}

/** Whether a likeness is drawn on this device, as far as its figures tell; else the shop draws it. */
export function drawsItself(device: Device): boolean {
  const { hasWhatItTakes, memoryGb, probeSeconds, savesData, networkLike, megabitsPerSecond } = device;
  if (!hasWhatItTakes || savesData) return false;
  if (memoryGb !== undefined && memoryGb < LEAST_MEMORY_GB) return false;
  if (networkLike !== undefined && networkLike !== '4g') return false;
  if (megabitsPerSecond !== undefined && downloadSeconds(megabitsPerSecond) > LONGEST_SECONDS) return false;
  return probeSeconds * HERO_OF_PROBE <= LONGEST_SECONDS;
}

const downloadSeconds = (megabitsPerSecond: number): number => (DOWNLOAD_BYTES * 8) / 1e6 / megabitsPerSecond;
