import { log } from '../telemetry/log.server.ts';

/** How long a rendered not-found page is sent again. */
const KEPT_MS = 60_000;
const LONGEST_IN_LOG = 200;

/**
 * The not-found page, rendered once a minute and not for each request.
 * @param draw renders it, with all its headers.
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
