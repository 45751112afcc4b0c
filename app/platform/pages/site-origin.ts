/**
 * Stands in ready-made pages for the origin that customers see, which is known only when the shop starts: the web
 * process writes the real one in its place.
 */
export const ORIGIN_PLACEHOLDER = 'https://shop.invalid';

let origin = typeof document === 'undefined' ? ORIGIN_PLACEHOLDER : originInPage();

/** The origin that customers see, without a slash at its end, for addresses that leave the site. */
export function siteOrigin(): string {
  return origin;
}

/** Once, when the web process starts. */
export function setSiteOrigin(publicUrl: string): void {
  origin = publicUrl;
}

/** What the server wrote into this page, so that the browser draws the same. */
function originInPage(): string {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return picture && URL.canParse(picture) ? new URL(picture).origin : location.origin;
}
