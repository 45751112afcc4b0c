import { MAX_GALLERY_PICTURE_MB, MAX_PHOTO_MB } from '../facts/facts.ts';

/** Bytes of a form around its file. */
const FORM_AROUND = 64 * 1024;

/** Every route that takes a file, as `app/routes.ts` writes it, with the megabytes of the largest file. */
export const FILE_ROUTES: Record<string, number> = {
  'api/photo': MAX_PHOTO_MB,
  'api/profile/picture': MAX_PHOTO_MB,
  'api/claim-photo': MAX_PHOTO_MB,
  'orders/:orderId/books/:itemId/photo': MAX_PHOTO_MB,
  'admin/orders/:orderId/replace-photo': MAX_PHOTO_MB,
  'admin/gallery/pictures': MAX_GALLERY_PICTURE_MB,
};

const ROUTES = Object.entries(FILE_ROUTES).map(([route, megabytes]) => ({
  parts: route.split('/'),
  most: megabytes * 1024 * 1024 + FORM_AROUND,
}));

/**
 * The most bytes of a form with a file at an address, which may be the router's own `.data` address.
 * @returns null where no file is accepted.
 */
export function largestFileForm(pathname: string): number | null {
  const parts = pathname
    .replace(/\.data$/, '')
    .replace(/\/$/, '')
    .split('/')
    .slice(1);
  const route = ROUTES.find(
    (each) =>
      each.parts.length === parts.length &&
      each.parts.every((part, at) => part.startsWith(':') || part === parts[at]?.toLowerCase()),
  );
  return route?.most ?? null;
}
