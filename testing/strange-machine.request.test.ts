import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTo } from './copied-shop.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { AS_ANYBODY, launch, type Launched } from './launch.ts';
import { AT_LENGTH } from './long-form.ts';
import { freePorts } from './shop-process.ts';

type Variables = Record<string, string | undefined>;

let database: TestDatabase;
let ports: { PORT: string; STREET_PORT: string };
let launched: Launched[];
beforeEach(async () => {
  database = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-strange-')));
  ports = await freePorts();
  launched = [];
});
afterEach(async () => {
  for (const each of launched) await each.end('SIGKILL');
  await database.remove();
});

function start(command: readonly string[], variables: Variables = {}, cwd?: string): Launched {
  const shop = launch(command, { ...process.env, ...database.variables, ...ports, ...variables }, cwd);
  launched.push(shop);
  return shop;
}

/** The statuses of its answers once it is open. */
async function opened(command: readonly string[], variables: Variables = {}, cwd?: string) {
  await start(command, variables, cwd).says(/^ready /m);
  const asked = ['/', '/readyz'].map((page) => fetch(`http://localhost:${ports.PORT}${page}`));
  return (await Promise.all(asked)).map(({ status }) => status);
}

/**
 * Occupies a port with another program: the shop's port of this name, or a port that the shop does not use.
 */
async function taken(name: string): Promise<Server> {
  const own = new Map(Object.entries(ports)).get(name);
  for (;;) {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(Number(own ?? 0), '127.0.0.1', resolve);
    });
    const { port } = other.address() as AddressInfo;
    if (own || !Object.values(ports).includes(String(port))) return other;
    other.close();
  }
}

const NPM_START = ['npm', 'start'];
const SERVER = [process.execPath, path.resolve('server.ts')];
const NOTHING = Object.fromEntries(Object.keys(process.env).map((name) => [name, undefined]));

type Machine = [what: string, command: readonly string[], variables: Variables, cwd?: string];
const STRICT = ['sh', '-c', 'umask 077; npm start'];
const HOMELESS = { HOME: undefined, USER: undefined, LOGNAME: undefined };
const PRODUCTION = { NODE_ENV: 'production', npm_config_omit: 'dev' };
/** In the gate, one machine has three oddities at once. A shop that minds any of them does not open. */
const MACHINES: Machine[] = [
  ...(AT_LENGTH
    ? ([
        ['with umask 077', STRICT, {}],
        ['without HOME', NPM_START, HOMELESS],
        ['set up for production', NPM_START, PRODUCTION],
      ] satisfies Machine[])
    : ([
        ['with umask 077, without HOME, set up for production', STRICT, { ...HOMELESS, ...PRODUCTION }],
      ] satisfies Machine[])),
  ['from another folder, with nothing in the environment', SERVER, NOTHING, '/'],
];

describe.skipIf(process.env['TEST_DATABASE_URL'])('on a machine that nobody prepared', () => {
  it.each(MACHINES)('the shop opens %s', async (_, command, variables, cwd) => {
    expect(await opened(command, variables, cwd)).toEqual([200, 200]);
  });

  it('the shop opens from a read-only folder, with DATA_DIR elsewhere', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-read-only-'));
    const own = ['server.ts', 'package.json', 'scripts', 'app', 'dev', 'comic', 'db', 'build'];
    copyTo(folder, own, ['node_modules', '.cache/models']);
    execFileSync('chmod', ['-R', 'a-w', folder]);
    try {
      expect(await opened([...AS_ANYBODY, 'node', 'server.ts'], {}, folder)).toEqual([200, 200]);
    } finally {
      execFileSync('chmod', ['-R', 'u+w', folder]);
      rmSync(folder, { recursive: true });
    }
  });

  it.each(['PORT', 'STREET_PORT', 'METRICS_PORT'])(
    'a port that is taken is named, and how to choose another: %s',
    async (name) => {
      const other = await taken(name);
      const { port } = other.address() as AddressInfo;
      const shop = start(SERVER, { [name]: String(port) });
      expect(await shop.ended).toBe(1);
      other.close();
      expect(shop.words()).toContain(
        `The shop cannot open.\nPort ${port} is taken by another program. Choose another one: ${name}=${port + 10} npm start`,
      );
      expect(shop.words()).not.toMatch(/^ +at /m);
    },
  );

  it('when two start at once on the same data, one opens and the other says why it cannot', async () => {
    const other = await freePorts();
    const both = [start(SERVER), start(SERVER, other)];
    const loser = await Promise.race(both.map((each) => each.ended.then(() => each)));
    expect(await loser.ended).toBe(1);
    expect(loser.words()).toContain('Another shop is already running on');
    await both.find((each) => each !== loser)?.says(/^ready /m);
  });
});
