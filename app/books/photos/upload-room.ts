import { LARGEST_PHOTO_BYTES } from './photo-rules.ts';

/**
 * A photo that has arrived takes about three times its size in memory. Many families may share one address.
 */
const MOST_BYTES = 24 * LARGEST_PHOTO_BYTES;
const MOST_BYTES_OF_ONE_ADDRESS = 8 * LARGEST_PHOTO_BYTES;

const held = new Map<string, number>();

/**
 * The memory that one upload takes. It grows as the upload arrives, so that a stalled upload keeps nobody
 * out.
 */
export interface UploadRoom {
  /** @returns false, and takes nothing, when so many more bytes do not fit. */
  take: (bytes: number) => boolean;
  giveBack: () => void;
}

export function openRoom(address: string): UploadRoom {
  let mine = 0;
  const change = (bytes: number) => {
    mine += bytes;
    const ofAddress = (held.get(address) ?? 0) + bytes;
    if (ofAddress > 0) held.set(address, ofAddress);
    else held.delete(address);
  };
  return {
    take(bytes) {
      const all = held.values().reduce((sum, each) => sum + each, bytes);
      if (all > MOST_BYTES || (held.get(address) ?? 0) + bytes > MOST_BYTES_OF_ONE_ADDRESS) return false;
      change(bytes);
      return true;
    },
    giveBack: () => change(-mine),
  };
}
