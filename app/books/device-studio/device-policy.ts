/** What the studio brings to a device, packed; `scripts/check-budgets.ts` compares it with the built files. */
export const DOWNLOAD_BYTES = 12_600_000;
/** A parent waits no longer than this for the studio to come, nor for the hero to be drawn; the shop needs about 5 s. */
const LONGEST_SECONDS = 15;
/** The studio takes 290 MB at its peak; a device with less of it may close other pages, or this one, for that. */
const LEAST_MEMORY_GB = 4;
/** How many times as long as the probe the first hero takes: 560 to 750 on one machine, `npm run bench:device`. */
const HERO_OF_PROBE = 650;

/** A device as it was measured just now. What its browser does not tell is `undefined`. */
export interface Device {
  /** WebAssembly with SIMD, workers, and pictures opened and drawn in them. */
  hasWhatItTakes: boolean;
  memoryGb: number | undefined;
  probeSeconds: number;
  /** Somebody asked for as few bytes as possible. */
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
