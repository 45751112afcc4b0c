import type { Device } from './device-policy.ts';
import { probe } from './probe.ts';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

/** Measures what the device has and, if that is enough, how fast it is. Takes some tens of milliseconds. */
export function measureDevice(): Device {
  const { deviceMemory, connection = {} } = navigator as Navigator & {
    deviceMemory?: number;
    connection?: NetworkInformation;
  };
  const hasWhatItTakes = canDo();
  return {
    hasWhatItTakes,
    memoryGb: deviceMemory,
    probeSeconds: hasWhatItTakes ? probe() : Infinity,
    savesData: connection.saveData === true,
    networkLike: connection.effectiveType,
    megabitsPerSecond: connection.downlink,
  };
}

function canDo(): boolean {
  const needed = [
    globalThis.Worker,
    globalThis.createImageBitmap,
    globalThis.OffscreenCanvas,
    globalThis.WebAssembly,
  ];
  return needed.every(Boolean) && WebAssembly.validate(WITH_SIMD);
}

/** The smallest module with a SIMD instruction: a function that splats a zero and counts its bits. */
const WITH_SIMD = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);
