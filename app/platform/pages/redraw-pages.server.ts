import { setImmediate } from 'node:timers/promises';
import { afterOneAnother } from '../processes/after-one-another.ts';
import { log } from '../telemetry/log.server.ts';
import { machine } from '../runtime/runtime.server.ts';
import type { Queryable } from '../database/dialect.ts';
import { publishNews } from '../runtime/news.server.ts';
import type { ReadyMadeSite } from '../http/ready-made.server.ts';

const PAGES_NEWS = 'pages';
/** News are a hint that may not come: what pages say is looked at this often in any case. */
const LOOK_EVERY_MS = 60_000;
/** Whoever changed something waits so long to find it on the pages. */
const PATIENCE_MS = 5_000;

interface ReadyMadePages {
  site: ReadyMadeSite;
  paths: readonly string[];
  /** Draws a page as for a visitor. */
  draw: (request: Request) => Promise<Response>;
  origin: string;
  /** All that the pages say from the database, in one text: when it is another one, they are drawn anew. */
  whatTheySay: () => Promise<string>;
  /** The same for an empty database, which is what they were built with. */
  builtWith: string;
}

let refresh: () => Promise<void> = async () => {};

/** Belongs into the transaction that changes something which ready-made pages say. */
export const announcePages = (tx: Queryable): Promise<void> => publishNews(tx, PAGES_NEWS);

/** After such a transaction: waits until this process' pages say it too, though not for ever. */
export async function pagesDrawn(): Promise<void> {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  await Promise.race([refresh(), enough]);
  clearTimeout(timer);
}

/**
 * Keeps the ready-made pages as true as drawn ones. Visitors get the page of before until the next is there; one that
 * cannot be drawn stays as it was, and is tried again.
 * @returns the function that ends it.
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

/** @returns whether all could be drawn. */
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

/** Where the router fetches what the loaders of a page say. */
function dataOf(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}
