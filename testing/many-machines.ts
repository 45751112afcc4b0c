import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDevServices, shopVariables, type DevServices } from '../dev/dev-services.ts';
import { PASSWORD } from './customer.ts';
import { startBalancer, startPooler } from './debian-programs.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
import { freePorts, type Running, startWeb, startWorker } from './shop-process.ts';
import { Visitor } from './visitor.ts';

/** A process on a machine of its own. Nothing shares its data folder, which stays empty. */
export interface Runtime {
  /** The address of a web process, without the balancer. */
  url: string;
  filesLeft: () => string[];
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /** Starts the process again after it has ended. */
  start: () => Promise<void>;
}

/**
 * Two web processes behind a balancer and two workers, on PostgreSQL behind a pooler, with a replica and an
 * object store.
 */
export interface ManyMachines {
  /** The balancer's address, the one that customers use. */
  url: string;
  /** The balancer's error output so far. */
  balancerWords: () => string;
  web: [Runtime, Runtime];
  workers: [Runtime, Runtime];
  street: DevServices;
  store: ObjectStore;
  postgres: PostgresPair;
  /** A visitor through the balancer, or directly at one machine with another visitor's cookies. */
  visitor: (at?: Runtime, as?: Visitor) => Visitor;
  close: () => Promise<void>;
}

/** The balancer's rate limit, because all customers of a test come from one address. */
const ALL_FROM_HERE = 100_000;

export async function startManyMachines(): Promise<ManyMachines> {
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    return { ...(await start(stops)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param stops collects the functions that stop each part. */
async function start(stops: (() => Promise<unknown>)[]): Promise<Omit<ManyMachines, 'close'>> {
  const started = <Part extends { stop: () => Promise<unknown> }>(part: Part): Part => {
    stops.push(part.stop);
    return part;
  };
  const postgres = started(await startPostgresPair());
  const pooler = started(await startPooler(postgres.primary.port));
  const store = started(await startObjectStore());
  const streetDir = mkdtempSync(path.join(tmpdir(), 'shop-street-'));
  const street = await openDevServices({ port: 0, dataDir: streetDir });
  stops.push(async () => {
    await street.close();
    rmSync(streetDir, { recursive: true, force: true });
  });
  const ports = [await freePorts(), await freePorts()].map(({ PORT }) => PORT);
  const balancer = started(await startBalancer(ports, ALL_FROM_HERE));
  const url = `http://localhost:${balancer.port}`;
  street.control.behave({ webhookUrl: `${url}/api/payments/webhook`, webhookRetryMs: 500 });
  const variables = {
    ...store.variables,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.primary.url,
    DATABASE_REPLICA_URL: postgres.replica.url,
    MIGRATE_AT_START: 'no',
    PUBLIC_URL: url,
    PROXY_HOPS: '1',
    SESSION_SECRET: 'the-same-forty-three-letters-on-all-of-them',
    ADMIN_PASSWORD: PASSWORD,
    ...shopVariables(street),
  };
  const before = { ...process.env, ...variables, DATA_DIR: streetDir };
  execFileSync('node', ['scripts/migrate.ts'], { env: before, stdio: 'pipe' });
  const begin = async (run: typeof startWeb, PORT = '') => {
    const begun = await machine(run, { ...variables, PORT });
    stops.push(() => begun.kill('SIGKILL'));
    return begun;
  };
  const [oneWeb, otherWeb, oneWorker, otherWorker] = await Promise.all([
    begin(startWeb, ports[0]),
    begin(startWeb, ports[1]),
    begin(startWorker),
    begin(startWorker),
  ]);
  return {
    url,
    balancerWords: balancer.words,
    web: [oneWeb, otherWeb],
    workers: [oneWorker, otherWorker],
    street,
    store,
    postgres,
    visitor: (at, as = new Visitor(url)) => as.elsewhere(at?.url ?? url),
  };
}

async function machine(
  begin: (variables: Record<string, string>) => Promise<Running>,
  variables: Record<string, string>,
): Promise<Runtime> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-machine-'));
  const own = { ...variables, DATA_DIR: folder };
  let running = await begin(own);
  return {
    url: `http://localhost:${variables['PORT']}`,
    filesLeft: () => readdirSync(folder),
    kill: (signal) => running.kill(signal),
    start: async () => {
      running = await begin(own);
    },
  };
}
