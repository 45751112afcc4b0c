/** The steps counted since this page loaded. Stored nowhere else. */
const told = new Set<number>();

/**
 * Tells the shop that a step of the wizard was opened, once for the life of the page: the number of the step, without a
 * cookie and nothing about the visitor or the book. Visitors who ask not to be tracked are not counted.
 */
export function tellStep(step: number): void {
  if (
    told.has(step) ||
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
  )
    return;
  told.add(step);
  fetch('/api/step', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ step }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}
