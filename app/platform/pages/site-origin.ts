/**
 * Stands in ready-made pages for the origin that customers see. That origin is known only when the shop
 * starts; the web process then replaces the placeholder.
 */
export const ORIGIN_PLACEHOLDER = 'https://shop.invalid';

let origin = typeof document === 'undefined' ? ORIGIN_PLACEHOLDER : originInPage();

/** The origin that customers see, without a trailing slash, for addresses that leave the site. */
export function siteOrigin(): string {
  return origin;
}

/** Called once, when the web process starts. */
export function setSiteOrigin(publicUrl: string): void {
  origin = publicUrl;
}

/** The origin that the server wrote into this page, so that the browser renders the same. */
function originInPage(): string {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
  return picture && URL.canParse(picture) ? new URL(picture).origin : location.origin;
}
