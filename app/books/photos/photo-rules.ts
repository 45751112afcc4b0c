import type { WHY_NOT } from './photo-words.ts';
import { DELIVERY, MAX_PHOTO_MB, PRIVACY } from '../../platform/facts/facts.ts';

export const LARGEST_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024;

/**
 * What the file dialogue offers and the shop takes. Because of this list, iPhones convert their own format to
 * JPEG.
 */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The books that can be on their way in one browser, each with a photo of its own. */
export const BOOK_DRAFTS = ['wizard', 'hanuman', 'spider', 'iron', 'thor', 'phone'] as const;
export type BookDraft = (typeof BOOK_DRAFTS)[number];

/** How long the shop keeps the photo of a book that is never ordered. */
export const DAYS_KEPT_UNORDERED = PRIVACY.unusedPhotoKeptDays;
/**
 * How long the shop keeps the photo of an order, counted from the order: the promised days after its expected
 * delivery.
 */
export const DAYS_KEPT_WITH_ORDER = DELIVERY.expectedAfterDays + PRIVACY.photoKeptDays;

/** What the adult confirms. A new wording gets a new version: the version is stored with each photo. */
export const CONSENT_VERSION = '2026-11';
export const CONSENT_TEXT =
  'I am this child’s parent or guardian, or I have their permission, and Nanhe Veer may draw a comic hero from this photo.';

/** Why a photo was not taken: a toast's title and description. */
export interface PhotoRefusal {
  problem: 'type' | 'damaged' | 'size' | 'consent' | 'busy' | 'later' | 'slow';
  title: string;
  message: string;
}

export const WRONG_TYPE: PhotoRefusal = {
  problem: 'type',
  title: 'Invalid File Type',
  message: 'Please select an image file (JPG, PNG, etc.)',
};

export const TOO_LARGE: PhotoRefusal = {
  problem: 'size',
  title: 'File Too Large',
  message: `Please select an image smaller than ${MAX_PHOTO_MB}MB`,
};

/**
 * The kind of a file by its first bytes, whatever it calls itself. The shop looks at the rest later. `heic`
 * and `avif` are phone formats that the shop cannot open.
 */
export async function kindOf(file: File): Promise<'photo' | 'heic' | 'avif' | 'other'> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (/^.{4}ftyp(hei|hevc|m[is]f1)/s.test(start) || /hei[cf]/i.test(file.type)) return 'heic';
  if (/^.{4}ftypavi[fs]/s.test(start)) return 'avif';
  if (/^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(start)) return 'photo';
  return /\.hei[cf]$/i.test(file.name) ? 'heic' : 'other';
}

/** Why a file is refused, by its type, its size and its first bytes; null when it is not. */
export async function refusalOf(file: File): Promise<PhotoRefusal | null> {
  if (!PHOTO_TYPES.some((type) => type === file.type)) return WRONG_TYPE;
  if (file.size > LARGEST_PHOTO_BYTES) return TOO_LARGE;
  return (await kindOf(file)) === 'photo' ? null : WRONG_TYPE;
}

/** @returns why the shop would not take a file, by its size and its first bytes; null when it may. */
export async function whyNotTaken(file: File): Promise<keyof typeof WHY_NOT | null> {
  if (file.size > LARGEST_PHOTO_BYTES) return 'large';
  const kind = await kindOf(file);
  return kind === 'photo' ? null : kind;
}
