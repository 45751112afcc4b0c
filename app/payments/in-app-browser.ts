/** Browsers inside other apps, and old ones, that cannot show the payment window in a frame. */
const WITHOUT_FRAMES = /Instagram|FBAN|FBAV|UCBrowser|Opera Mini|OPR\/.*Mini/;

/** Whether the whole page has to go to the provider and come back. */
export function needsWholePage(userAgent: string): boolean {
  return WITHOUT_FRAMES.test(userAgent);
}
