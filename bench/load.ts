import http from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { prepareDatabases } from '../testing/database.ts';
import { judge } from './judge.ts';
import { buyOver } from './load-buying.ts';
import type { Call, Load, Outcome, Word } from './load-client.ts';
import type { Floor, SentPage } from './load-floor.ts';
import {
  openStreetProcess,
  type Program,
  type ShopUnderLoad,
  shopUnderLoad,
  startProgram,
  type Web,
} from './load-shops.ts';
import { othersSince } from './others.ts';
import { figuresOf, secondsBelow } from './processes.ts';

const CONNECTIONS = 16;
/** Enough addresses to stay below the limits for one address. */
const VISITORS = Array.from({ length: 64 }, (_, each) => `198.51.100.${each + 1}`);
const WARM_UP_SECONDS = 2;
const SECONDS = 5;
/** Time for a process to settle after its start. */
const SETTLING_MS = 15_000;
/** The customers that read orders, and how many orders each has. */
const READERS = { customers: 8, orders: 3 };
/** A second process helps only when it has a free core. */
const CORES_FOR_TWO = 4;

/**
 * Goals that a slower machine does not miss: the processor time of the web process is a multiple of what
 * bare `node:http` takes in the same run, and the 99th percentile a multiple of the mean.
 */
const GOALS = { ofBare: 0.6, added: 40, orders: 220, slowPage: 3, slowest: 4, idleMb: 200, two: 1.6 };
/**
 * When other programs use more than this share of the processors, figures of two runs are hard to compare.
 */
const NOISY = 0.1;

/** The processes whose processor time is counted. */
const PARTIES = ['web', 'database', 'client', 'provider'] as const;
type Spent = Record<(typeof PARTIES)[number], number>;

/**
 * The outcome, with the processor time of each party in milliseconds for each request. `others` is the share
 * of all processors that other programs used.
 */
type Figures = Outcome & Spent & { others: number };
type Series = Record<string, Figures>;

/**
 * The most that the shop can do on this machine: requests per second and the 99th percentile at 16
 * connections. It runs on the embedded database, then on PostgreSQL with one web process and with two, which
 * each get half of the connections. The maximum of the computer is measured beside it. Client, dev services,
 * web and database are separate processes on the same cores; the database is reached through its socket.
 * Exits with 1 when a goal is missed.
 */
await prepareDatabases();
const street = await openStreetProcess();
const client = startProgram('load-client');
const postgres = await startPostgres();
const postmaster = await findPostmaster();
const stopping: (() => unknown)[] = [street.stop, client.stop, postgres.stop];
try {
  const embedded = await ofEmbedded();
  process.env['TEST_DATABASE_URL'] = postgres.socketUrl;
  await prepareDatabases();
  const { memory, floor, one, two } = await ofServer();
  const measured = [embedded, floor, one, two].flatMap((series) => Object.values(series));
  const others = Math.max(...measured.map((figures) => figures.others));
  const most = `Others took at most ${(others * 100).toFixed(0)} % of the processors while something was measured`;
  console.log(others > NOISY ? `\nNoisy. ${most}: compare figures of this run only.` : `\n${most}.`);
  const ofBare = Math.min(
    one['ready-made page']!.perSecond / floor['bare node:http']!.perSecond,
    floor['bare node:http']!.web / one['ready-made page']!.web,
  );
  const asked = [embedded, one, two].flatMap((series) => Object.entries(series));
  const slowPage =
    Math.max(...asked.filter(([what]) => isReadyMade(what)).map(([, { p99 }]) => p99)) /
    floor['bare node:http']!.p99;
  const slowest = Math.max(
    ...asked.filter(([what]) => !isReadyMade(what)).map(([, each]) => besideMean(each)),
  );
  const bareCpu = floor['bare node:http']!.web;
  const gain = two['add to cart']!.perSecond / one['add to cart']!.perSecond;
  console.log(
    '\nDerived, not measured: what the processor time of a web process comes to when it has a core of its own, and the',
  );
  console.log('others have theirs. At the measured rates they took, of a core:');
  tellCores('added to cart', one['add to cart']!);
  tellCores('whole orders', one['whole order']!);
  console.log('');
  const cores = availableParallelism();
  const met = [
    judge('ready-made page, part of bare node:http', ofBare, 'at least', GOALS.ofBare),
    judge('CPU of adding to the cart, times bare', one['add to cart']!.web / bareCpu, 'at most', GOALS.added),
    judge('CPU of a whole order, times bare', one['whole order']!.web / bareCpu, 'at most', GOALS.orders),
    judge('slowest page of a hundred, times bare', slowPage, 'at most', GOALS.slowPage),
    judge('slowest other of a hundred, times the mean', slowest, 'at most', GOALS.slowest),
    judge('idle web process, MB', memory.web, 'at most', GOALS.idleMb),
    judge('idle worker, MB', memory.worker, 'at most', GOALS.idleMb),
    cores < CORES_FOR_TWO
      ? leaveOpen('2 web processes, times 1', gain, `needs ${CORES_FOR_TWO} cores, here are ${cores}`)
      : judge('2 web processes, times 1', gain, 'at least', GOALS.two),
  ];
  const missed = met.filter((each) => !each).length;
  if (missed > 0) {
    console.log(`${missed} of the goals missed.`);
    process.exitCode = 1;
  }
} finally {
  for (const stop of stopping.toReversed()) await stop();
}
// Exit explicitly: otherwise the PostgreSQL package sets the exit code to 0.
process.exit(process.exitCode);

function tellCores(what: string, figures: Figures): void {
  const taken = PARTIES.map(
    (party) => `${party} ${((figures[party] * figures.perSecond) / 1000).toFixed(2)}`,
  );
  console.log(`  ${what}: ${taken.join(', ')}; one core of web: ${oneCore(figures)} a second`);
}

function isReadyMade(what: string): boolean {
  return what === 'ready-made page' || what === 'page of a book';
}

/**
 * The 99th percentile as a multiple of the mean time that a request takes when so many connections wait in
 * turn.
 */
function besideMean({ p99, perSecond }: Outcome): number {
  return p99 / ((CONNECTIONS * 1000) / perSecond);
}

function oneCore({ web }: Spent): string {
  return (1000 / web).toFixed(0);
}

function leaveOpen(what: string, value: number, why: string): boolean {
  console.log(`open    ${what.padEnd(44)} ${value.toFixed(2).padStart(9)}  ${why}`);
  return true;
}

async function ofEmbedded(): Promise<Series> {
  const shop = await shopUnderLoad(street);
  const web = await shop.openWeb();
  try {
    return await series('Embedded database', shop, [web]);
  } finally {
    await web.stop();
    await shop.remove();
  }
}

async function ofServer() {
  const shop = await shopUnderLoad(street);
  const [first, worker] = [await shop.openWeb(), await shop.openWorker()];
  stopping.push(shop.remove, first.stop);
  await pause(SETTLING_MS);
  const memory = { web: figuresOf(first.pid)?.mb ?? 0, worker: figuresOf(worker.pid)?.mb ?? 0 };
  await worker.stop();
  const floor = await ofMachine(first);
  const one = await series('PostgreSQL, 1 web process', shop, [first]);
  const second = await shop.openWeb();
  stopping.push(second.stop);
  return { memory, floor, one, two: await series('PostgreSQL, 2 web processes', shop, [first, second]) };
}

/** The most that Node and PostgreSQL can do here, with the shop's page and with the smallest statements. */
async function ofMachine(web: Web): Promise<Series> {
  const bare = startProgram('load-floor');
  heading('This machine');
  try {
    const [{ url }] = await ask<{ url: string }>(bare, { what: 'serve', page: await pageOf(web) });
    const served = await measure('bare node:http', [bare], { shops: [url], what: calls([page('/')]) });
    const figures: Series = { 'bare node:http': served };
    for (const what of ['select', 'insert'] as const) {
      const since = spentSince([bare]);
      const [{ outcome }] = await ask<{ outcome: Outcome }>(bare, {
        what,
        databaseUrl: postgres.socketUrl,
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      const name = what === 'select' ? 'select 1' : 'insert with fsync';
      figures[name] = show(name, { ...outcome, ...since(outcome.count) });
    }
    return figures;
  } finally {
    await bare.stop();
  }
}

/** Every kind of request to a shop, one kind after the other. */
async function series(name: string, shop: ShopUnderLoad, webs: readonly Web[]): Promise<Series> {
  const shops = webs.map(({ url }) => url);
  const readers = shop.cookies.slice(0, READERS.customers);
  const buyers = shop.cookies.slice(READERS.customers);
  const provider = { url: street.url, keyId: street.payment.keyId };
  await giveOrders(shops[0]!, readers, provider);
  const json = { 'content-type': 'application/json' };
  const shelfBook = { source: 'product', productId: 'spider', format: 'print', quantity: 1 };
  const chosen = { productId: 'spider', format: 'print', quantity: 1, characterName: 'Mira' };
  const work: Record<string, Load['what']> = {
    'ready-made page': calls([page('/')]),
    'page of a book': calls([page('/product/spider')]),
    quote: calls(
      VISITORS.map((address) => ({
        method: 'POST',
        path: '/api/quote',
        headers: { ...json, 'x-forwarded-for': address },
        body: JSON.stringify(shelfBook),
      })),
    ),
    'add to cart': calls(
      buyers.map((cookie) => ({
        method: 'POST',
        path: '/api/cart',
        headers: { ...json, cookie },
        body: JSON.stringify(chosen),
      })),
    ),
    'whole order': { kind: 'orders', cookies: buyers, provider },
    webhook: { kind: 'notices' },
    'orders of a customer': calls(readers.map((cookie) => ({ ...page('/orders'), headers: { cookie } }))),
  };
  heading(name);
  const figures: Series = {};
  for (const [what, load] of Object.entries(work)) {
    figures[what] = await measure(what, webs, { shops, what: load });
  }
  return figures;
}

async function giveOrders(
  shop: string,
  cookies: readonly string[],
  provider: { url: string; keyId: string },
) {
  const agent = new http.Agent({ keepAlive: true });
  for (const cookie of cookies)
    for (let count = 0; count < READERS.orders; count += 1) await buyOver(agent, { shop, provider, cookie });
  agent.destroy();
}

function calls(list: Call[]): Load['what'] {
  return { kind: 'calls', calls: list };
}

function page(path: string): Call {
  return { method: 'GET', path, headers: { 'accept-encoding': 'gzip, deflate, br' } };
}

/** The front page as sent over the wire. */
async function pageOf({ url }: Web): Promise<SentPage> {
  const { headers } = page('/');
  const [answer] = (await once(http.get(url, { headers }), 'response')) as [http.IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  const { date: _, connection: __, 'keep-alive': ___, ...sent } = answer.headers;
  return { headers: sent as Record<string, string>, body: body.toString('base64') };
}

/** @param servers programs whose processor time counts. */
async function measure(
  name: string,
  servers: readonly Program[],
  load: Pick<Load, 'shops' | 'what'>,
): Promise<Figures> {
  let since = spentSince(servers);
  const done = new Promise<Outcome>((resolve, reject) => {
    const hear = (word: Word) => {
      if ('begun' in word) since = spentSince(servers);
      else client.child.off('message', hear);
      if ('problem' in word) reject(new Error(`${name}: ${word.problem}`));
      if ('outcome' in word) resolve(word.outcome);
    };
    client.child.on('message', hear);
  });
  client.child.send({ ...load, connections: CONNECTIONS, warmUpSeconds: WARM_UP_SECONDS, seconds: SECONDS });
  const outcome = await done;
  return show(name, { ...outcome, ...since(outcome.count) });
}

/**
 * @returns a function for the time since this call: milliseconds that each party used for each of `count`
 * requests, and the share of other programs.
 */
function spentSince(servers: readonly Program[]): (count: number) => Spent & { others: number } {
  const now = () =>
    [secondsOf(servers), secondsBelow(postmaster), secondsOf([client]), secondsOf([street])] as const;
  const before = now();
  const others = othersSince();
  return (count) => {
    const spent = now().map((seconds, party) => seconds - before[party]!);
    const share = others(spent.reduce((sum, seconds) => sum + seconds, 0));
    const [web, database, asking, provider] = spent.map((seconds) => (seconds * 1000) / count) as [
      number,
      number,
      number,
      number,
    ];
    return { web, database, client: asking, provider, others: share };
  };
}

function secondsOf(programs: readonly Program[]): number {
  return programs.reduce((sum, { pid }) => sum + (figuresOf(pid)?.seconds ?? 0), 0);
}

async function findPostmaster(): Promise<number> {
  const connection = new pg.Client({ connectionString: postgres.url });
  await connection.connect();
  const { rows } = await connection.query<{ data_directory: string }>('show data_directory');
  await connection.end();
  return Number(readFileSync(path.join(rows[0]!.data_directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function ask<Answer>(program: Program, floor: Floor): Promise<[Answer]> {
  program.child.send(floor);
  return (await once(program.child, 'message')) as [Answer];
}

function heading(name: string): void {
  console.log(`\n${' '.repeat(44)}CPU ms of each`);
  console.log(
    `${name.padEnd(30)}a second  p99 ms     web  database  client  provider   one core of web, derived`,
  );
}

function show(name: string, figures: Figures): Figures {
  const { perSecond, p99, web, database, client: asking, provider } = figures;
  const cells = [
    [perSecond, 0, 8],
    [p99, 1, 8],
    [web, 3, 8],
    [database, 3, 10],
    [asking, 3, 8],
    [provider, 3, 10],
  ] as const;
  const line = cells.map(([value, digits, wide]) => value.toFixed(digits).padStart(wide));
  console.log(`  ${name.padEnd(28)}${line.join('')}${oneCore(figures).padStart(27)}`);
  return figures;
}
