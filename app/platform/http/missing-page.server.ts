import { log } from '../telemetry/log.server.ts';

/** How long the page of what is not there is sent as it was drawn. */
const KEPT_MS = 60_000;
const LONGEST_IN_LOG = 200;

/**
 * The page of an address that leads nowhere, drawn once a minute and not for each who asks.
 * @param draw draws it, with all its headers.
 */
export function missingPage(
  draw: () => Promise<Response>,
): (method: string, pathname: string) => Promise<Response> {
  let kept: { until: number; page: Promise<{ text: string; headers: Headers }> } | undefined;
  const drawn = async () => {
    const response = await draw();
    return { text: await response.text(), headers: response.headers };
  };
  return async (method, pathname) => {
    log.info('A page was not found.', {
      path: pathname.replace(/\.data$/, '').slice(0, LONGEST_IN_LOG),
    });
    if (!kept || performance.now() > kept.until) kept = { until: performance.now() + KEPT_MS, page: drawn() };
    try {
      const { text, headers } = await kept.page;
      return new Response(method === 'HEAD' ? null : text, { status: 404, headers });
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
}
