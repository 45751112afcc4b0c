import { sayIfOffline } from '../../ui/parts/connection.ts';

/** What a customer may change about the account; the same shapes that `POST /api/profile` takes. */
export type ProfileChange =
  | { kind: 'field'; name: 'fullName' | 'phone' | 'address'; value: string }
  | { kind: 'password'; current: string; next: string }
  | { kind: 'notifications'; orderUpdates: boolean; offers: boolean };

export type ProfileAnswer = { ok: true } | { ok: false; message: string | undefined };

/** @returns the shop's own words when it refused; none when it could not be reached. */
export async function changeProfile(change: ProfileChange): Promise<ProfileAnswer> {
  try {
    const response = await fetch('/api/profile', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(change),
    });
    if (response.ok) return { ok: true };
    const answer = (await response.json().catch(() => ({}))) as { message?: string };
    return { ok: false, message: answer.message };
  } catch {
    void sayIfOffline();
    return { ok: false, message: undefined };
  }
}
