import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql as drizzleSql } from 'drizzle-orm';
import { openDevServices, shopVariables, type DevServices } from '../dev/dev-services.ts';
import type { Role } from '../app/account/staff-sessions/roles.ts';
import { closable } from '../scripts/closing.ts';
import { becomeCustomer, type Letter, letterOn, lettersOn, PASSWORD } from './customer.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { holdBooks } from './hold-books.ts';
import { inTurn } from './one-machine.ts';
import { takeRefusedInTransactions } from './quiet-transactions.ts';
import { shopModule } from './shop-module.ts';
import { Visitor } from './visitor.ts';

export { PASSWORD, type Letter } from './customer.ts';

/** The whole shop over real HTTP, with a fresh database and its own dev services. */
export interface TestShop {
  url: string;
  street: DevServices;
  /** Moves the shop's clock. The clocks of the database and the machine are not moved. */
  clock: {
    advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
    /** Stops the clock at the current millisecond until `go`. */
    stop: () => void;
    go: () => void;
  };
  visitor: () => Visitor;
  /** A visitor who signed up, opened the confirmation letter and signed in. */
  customer: (email?: string) => Promise<Visitor & { email: string }>;
  /** A signed-in member of staff. */
  staff: (role?: Role) => Promise<Visitor>;
  /**
   * Runs a query on the shop's database.
   * @returns its rows.
   */
  sql: <Row = Record<string, unknown>>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;
  /**
   * Waits for a letter.
   * @throws after forty seconds without one, with the state of the newest letters.
   */
  letter: (to: string, subject: RegExp) => Promise<Letter>;
  letters: () => Promise<Letter[]>;
  /** The address of the metrics, when the variables have a METRICS_PORT. */
  watchUrl: string | undefined;
  close: () => Promise<void>;
}

/**
 * Opens a shop for one test file. Closing it fails if a database transaction called the network, touched a
 * file or drew a picture. `variables` are added to the environment. Ordered books are not made, because each
 * takes seconds, unless `press` is set. Only one shop is open at a time: a second one waits until the first
 * is closed.
 * @param options with a `database`, the shop uses it and does not remove it.
 */
export function openTestShop(
  variables: Record<string, string> = {},
  options: Options = {},
): Promise<TestShop> {
  return inTurn(() => open(variables, options));
}

interface Options {
  press?: boolean;
  database?: TestDatabase;
}

async function open(
  variables: Record<string, string>,
  { press = false, database: given }: Options,
): Promise<TestShop> {
  const { openShop, readEnvironment } = await shopModule();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  const database = given ?? (await freshDatabase(dataDir, press ? 'made' : 'held'));
  const street = await openDevServices({ port: 0, dataDir: path.join(dataDir, 'street') });
  let offset = 0;
  let stoppedAt: number | undefined;
  let answer = notYet;
  const server = await listen((incoming, outgoing) => answer(incoming, outgoing));
  const closeServer = closable(server);
  const port = (server.address() as AddressInfo).port;
  const url = `http://localhost:${port}`;
  const environment = readEnvironment({
    PORT: String(port),
    ...shopVariables(street),
    ADMIN_PASSWORD: PASSWORD,
    ...database.variables,
    ...variables,
  });
  const shop = await openShop(environment, () => new Date((stoppedAt ?? Date.now()) + offset));
  await shop.openPages();
  await shop.prepareStaff();
  await shop.startJobs();
  const post = await shop.openWatchPost();
  if (given && !press) await holdBooks(shop.machine.database);
  street.control.behave({ webhookUrl: `${url}/api/payments/webhook` });
  answer = shop.listener;
  shop.guard(server);

  const visitor = () => new Visitor(url);
  const sql: TestShop['sql'] = async <Row>(text: TemplateStringsArray, ...values: unknown[]) => {
    const { rows } = await shop.machine.database.execute(drizzleSql(text, ...values));
    return rows as Row[];
  };
  return {
    url,
    watchUrl: post ? `http://127.0.0.1:${post.port}` : undefined,
    street,
    visitor,
    letter: (to, subject) =>
      letterOn(street, to, subject).catch((failure: unknown) => tellOfOutbox(sql, failure)),
    letters: () => lettersOn(street),
    clock: {
      stop: () => {
        stoppedAt = Date.now();
      },
      go: () => {
        stoppedAt = undefined;
      },
      advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
        offset += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
      },
    },
    sql,
    staff: async (role = 'owner') => {
      const email = `${role}@staff.example`;
      await sql`
        insert into staff (id, email, name, role, password_hash, password_chosen_at, created_at)
        select gen_random_uuid(), ${email}, ${`Test ${role}`}, ${role}, password_hash, now(), now() + interval '1 day'
        from staff order by created_at limit 1
        on conflict (email) do nothing`;
      await sql`delete from rate_limits where key like 'staff-gate/%'`;
      const browser = visitor();
      const answer = await browser.postForm('/admin', { email, password: PASSWORD });
      if (answer.status !== 200) throw new Error(`The staff room stayed shut: ${answer.status}`);
      return browser;
    },
    customer: async (email = `parent-${randomUUID()}@example.in`) => {
      const browser = visitor();
      await becomeCustomer(browser, street, email).catch((failure: unknown) => tellOfOutbox(sql, failure));
      return Object.assign(browser, { email });
    },
    close: async () => {
      shop.leave();
      await closeServer(0, 30_000);
      await shop.close();
      await street.close();
      if (given) rmSync(dataDir, { recursive: true });
      else await database.remove();
      const refused = takeRefusedInTransactions();
      if (refused.length > 0) throw new Error(refused.join('\n'));
    },
  };
}

/** @throws the error for a missing letter, with the state of the newest letters and their jobs. */
async function tellOfOutbox(sql: TestShop['sql'], cause: unknown): Promise<never> {
  const letters = await sql`
    select attempts, queued_at, sent_at, last_error from letters order by queued_at desc limit 3`;
  const jobs = await sql`
    select state, retry_count, start_after, started_on, completed_on, now(), output from pgboss.job
    where name = 'send-letter' order by created_on desc limit 3`;
  throw new Error(`${String(cause)}\n${JSON.stringify({ letters, jobs })}`, { cause });
}

const notYet: RequestListener = (_, outgoing) => outgoing.writeHead(503).end('opening');

function listen(answer: RequestListener): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer({ requireHostHeader: false }, answer).listen(0, '127.0.0.1', () =>
      resolve(server),
    );
  });
}
