import type { PhotoRefusal } from '../../books/photos/photo-rules.ts';
import { sayIfOffline } from '../../ui/parts/connection.ts';

/** @returns the shop's refusal in its own words, `unreachable`, or null when it is done. */
export async function sendPicture(file: Blob): Promise<PhotoRefusal | 'unreachable' | null> {
  const form = new FormData();
  form.set('photo', file, 'picture');
  return call('POST', form);
}

export function deletePicture(): Promise<PhotoRefusal | 'unreachable' | null> {
  return call('DELETE');
}

async function call(
  method: 'POST' | 'DELETE',
  body: FormData | null = null,
): Promise<PhotoRefusal | 'unreachable' | null> {
  try {
    const response = await fetch('/api/profile/picture', { method, body });
    if (response.ok) return null;
    const refusal = (await response.json()) as Partial<PhotoRefusal>;
    return refusal.title ? (refusal as PhotoRefusal) : 'unreachable';
  } catch {
    void sayIfOffline();
    return 'unreachable';
  }
}
