import { expect, test } from './breakable-shop.ts';

/**
 * The most that a phone with an empty cache may have to download before anybody touches the page, headers
 * included.
 */
const JAVASCRIPT_LIMIT = 150_000;

for (const path of ['/', '/gallery', '/product/spider', '/cart']) {
  test.describe(() => {
    test.use({ signedIn: path === '/cart' });

    test(`${path} comes with little JavaScript`, async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      const wire = await page.context().newCDPSession(page);
      await wire.send('Network.enable');
      const scripts = new Set<string>();
      let bytes = 0;
      wire.on('Network.responseReceived', ({ requestId, type }) => {
        if (type === 'Script') scripts.add(requestId);
      });
      wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        if (scripts.has(requestId)) bytes += encodedDataLength;
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(bytes).toBeGreaterThan(50_000);
      expect(bytes).toBeLessThanOrEqual(JAVASCRIPT_LIMIT);
    });
  });
}
