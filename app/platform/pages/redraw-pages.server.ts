import { setImmediate } from 'node:timers/promises';
import { afterOneAnother } from '../processes/after-one-another.ts';
import { log } from '../telemetry/log.server.ts';
import { machine } from '../runtime/runtime.server.ts';
import type { Queryable } from '../database/dialect.ts';
import { publishNews } from '../runtime/notifications.server.ts';
import type { ReadyMadeSite } from '../http/ready-made.server.ts';

const PAGES_NEWS = 'pages';
/** News is a hint that may not arrive, so the content of the pages is checked this often in any case. */
const LOOK_EVERY_MS = 60_000;
/** How long somebody who changed something waits for the pages to show it. */
const PATIENCE_MS = 5_000;

interface ReadyMadePages {
  site: ReadyMadeSite;
  paths: readonly string[];
  /** Renders a page as for a visitor. */
  draw: (request: Request) => Promise<Response>;
  origin: string;
  /**
   * Everything from the database that the pages show, as one text. When it changes, the pages are rendered
   * again.
   */
  whatTheySay: () => Promise<string>;
  /** The same text for an empty database, with which the pages were built. */
  builtWith: string;
}

let refresh: () => Promise<void> = async () => {};

/** Call this in the transaction that changes something that ready-made pages show. */
export const announcePages = (tx: Queryable): Promise<void> => publishNews(tx, PAGES_NEWS);

/**
 * Call this after such a transaction. It waits until this process's pages show the change, but at most
 * PATIENCE_MS.
 */
export async function pagesDrawn(): Promise<void> {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([refresh(), enough]);
  clearTimeout(timer);
}

/**
 * Keeps the ready-made pages as current as rendered ones. Visitors get the previous page until the next one
 * is ready. A page that cannot be rendered stays as it was, and is tried again.
 * @returns the function that stops this.
 */
export async function keepPagesTrue(pages: ReadyMadePages): Promise<() => void> {
  let said = pages.builtWith;
  refresh = afterOneAnother(async () => {
    try {
      const saying = await pages.whatTheySay();
      if (saying === said) return;
      said = (await drawAll(pages)) ? saying : '';
    } catch (error) {
      log.error('What ready-made pages say could not be read; they stay as they are.', { error });
    }
  });
  await refresh();
  const look = () => void refresh();
  const stop = machine().news.follow(PAGES_NEWS, look);
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    refresh = async () => {};
    stop();
    clearInterval(timer);
  };
}

/** @returns whether all pages could be rendered. */
async function drawAll({ site, paths, draw, origin }: ReadyMadePages): Promise<boolean> {
  const started = performance.now();
  let all = true;
  for (const path of paths) {
    for (const address of [path, dataOf(path)]) {
      if (!site.find(address)) continue;
      // Visitors who came meanwhile are served first.
      await setImmediate();
      try {
        const response = await draw(new Request(origin + address));
        const text = await response.text();
        if (response.status !== 200) throw new Error(`It answered ${response.status}.`);
        site.replace(address, text);
      } catch (error) {
        all = false;
        log.error('A ready-made page could not be drawn; the one before stays.', { path: address, error });
      }
    }
  }
  log.info('Ready-made pages were drawn anew.', { durationMs: Math.round(performance.now() - started) });
  return all;
}

/** The address at which the router fetches the loader data of a page. */
function dataOf(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}
