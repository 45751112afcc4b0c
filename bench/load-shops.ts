import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { shopVariables, type DevServices } from '../dev/dev-services.ts';
import { openDatabase } from '../scripts/backup/open-database.ts';
import { freshDatabase } from '../testing/database.ts';
import { freePorts, said } from '../testing/shop-process.ts';
import { PASSWORD } from '../testing/test-shop.ts';

const SESSION_SECRET = 'a secret of the bench alone, not of a shop';
/** Enough customers to stay below the limits per customer. */
const CUSTOMERS = 240;

/** A program of the bench or of the shop in a process of its own. */
export interface Program {
  pid: number;
  child: ChildProcess;
  stop: () => Promise<void>;
}

export interface Web extends Program {
  url: string;
}

/** An empty shop with customers who have signed in, and how to open its processes. */
export interface ShopUnderLoad {
  /** The customers' cookies. */
  cookies: string[];
  /** How many orders there are. */
  orders: () => Promise<number>;
  openWeb: () => Promise<Web>;
  openWorker: () => Promise<Program>;
  remove: () => Promise<void>;
}

/** The dev services. */
export interface StreetProcess extends Program, Pick<DevServices, 'url' | 'smtpUrl' | 'payment'> {}

/**
 * Prepares a shop on the database that `freshDatabase` returns. Ordered books are not made; drawing is
 * measured elsewhere.
 */
export async function shopUnderLoad(street: StreetProcess): Promise<ShopUnderLoad> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-load-'));
  const { variables, remove } = await freshDatabase(dataDir, 'held');
  const place = { DATA_DIR: dataDir, DATABASE_URL: variables['DATABASE_URL'] };
  const tokens = Array.from({ length: CUSTOMERS }, () => randomUUID());
  const before = await openDatabase(place);
  await before.database.execute(sql`
    with customers as (
      insert into users (id, full_name, email, email_verified)
      select token, 'Asha Rao', token || '@example.in', true
      from jsonb_array_elements_text(${JSON.stringify(tokens)}::jsonb) as token returning id)
    insert into sessions (id, token, user_id, expires_at)
    select id, id, id, now() + interval '1 day' from customers`);
  await before.close();
  const env = {
    ...process.env,
    VITEST: '',
    ...variables,
    SESSION_SECRET,
    ADMIN_PASSWORD: PASSWORD,
    // The client tells the visitor's address with each call, as a balancer would.
    PROXY_HOPS: '1',
    ...shopVariables(street),
  };
  const log = openSync(path.join(dataDir, 'log'), 'a');
  return {
    cookies: tokens.map(sessionCookie),
    orders: async () => {
      const { database, close } = await openDatabase(place);
      const { rows } = await database.execute<{ count: number }>(
        sql`select count(*)::int as count from orders`,
      );
      await close();
      return rows[0]?.count ?? 0;
    },
    openWeb: async () => {
      const ports = await freePorts();
      const child = spawn(process.execPath, ['server.ts'], {
        env: { ...env, ...ports },
        stdio: ['ignore', 'pipe', log],
      });
      await said(child, /^ready /m);
      return { ...program(child), url: `http://127.0.0.1:${ports.PORT}` };
    },
    openWorker: async () => {
      const child = spawn(process.execPath, ['worker.ts'], { env, stdio: ['ignore', 'pipe', log] });
      await said(child, /^working$/m);
      return program(child);
    },
    remove,
  };
}

export async function openStreetProcess(): Promise<StreetProcess> {
  const child = fork(fileOf('load-dev-services'), [mkdtempSync(path.join(tmpdir(), 'shop-load-street-'))]);
  const [told] = (await once(child, 'message')) as [Pick<DevServices, 'url' | 'smtpUrl' | 'payment'>];
  return { ...program(child), ...told };
}

/** Starts a program of the bench that listens to its parent. */
export function startProgram(name: 'load-client' | 'load-floor'): Program {
  return program(fork(fileOf(name)));
}

const fileOf = (name: string) => fileURLToPath(new URL(`${name}.ts`, import.meta.url));

function program(child: ChildProcess): Program {
  const gone = once(child, 'exit');
  return {
    pid: child.pid ?? 0,
    child,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The session cookie for a token. */
function sessionCookie(token: string): string {
  const signature = createHmac('sha256', SESSION_SECRET).update(token).digest('base64');
  return `nv.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
