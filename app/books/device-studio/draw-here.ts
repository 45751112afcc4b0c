import type { Drawn } from './drawing-words.ts';

/**
 * Draws the child of a photo on this device, if it can; nothing of the photo leaves it.
 * @returns null when the shop has to draw it.
 */
export async function drawHere(photo: Blob): Promise<Drawn | null> {
  try {
    const { deviceCan, drawOnDevice } = await import('./device-studio.ts');
    if (!(await deviceCan())) return null;
    return await drawOnDevice(new File([photo], 'photo', { type: photo.type }), {
      onStep: () => {},
    });
  } catch {
    return null;
  }
}
