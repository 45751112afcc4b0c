import { z } from 'zod';

/**
 * The photo that a page shows, by its `leavesAt`; null for none. A page of the previous release leaves it
 * out.
 */
export const photoMarkSchema = z.string().max(40).nullable().optional();

/** Why a book must not be sold with the photo that the shop has; null when its page shows the same photo. */
export function whyNotMeant(
  found: { leavesAt: Date } | null,
  mark: string | null | undefined,
): string | null {
  if (mark === undefined || mark === (found?.leavesAt.toISOString() ?? null)) return null;
  return found
    ? 'Our photo for this book is not the one that this page showed. Please look at the hero once more, then try again.'
    : 'We do not have the photo of this book any more. Please look at the hero once more: send the photo again, or go on without it.';
}
