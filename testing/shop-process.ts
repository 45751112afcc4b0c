import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** The shop as `npm start` runs it, in a process of its own. */
export interface ShopProcess {
  url: string;
  streetUrl: string;
  /** The web process, and the worker if there is one. */
  processes: readonly ChildProcess[];
  /** Ends the process as a power failure would, and waits until it is gone. */
  kill: (signal?: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
  /** The log lines of it and its worker so far. */
  lines: () => string[];
  /** The id of the web process. */
  pid: number;
}

/**
 * Node flags for processes that live for minutes. They leave out the optimising WebAssembly compiler, which
 * only pays off after hours.
 */
export const SHORT_LIFE = ['--liftoff-only'];

/**
 * Starts the shop. With a PostgreSQL server in the variables, its worker runs as a second process.
 * @param preload a module of `testing/` that each process loads before the shop. Tests can send it messages.
 * @param flags of Node; none where the shop must run exactly as with `npm start`.
 * @throws with the process's own output when it ends before it is ready.
 */
export async function startShop(
  variables: Record<string, string>,
  preload?: URL,
  flags: readonly string[] = SHORT_LIFE,
): Promise<ShopProcess> {
  const web = await startWeb(variables, preload, flags);
  const worker = variables['DATABASE_URL'] ? await startWorker(variables, preload, flags) : undefined;
  return {
    url: `http://localhost:${variables['PORT']}`,
    streetUrl: `http://localhost:${variables['STREET_PORT']}`,
    processes: worker ? [web.child, worker.child] : [web.child],
    kill: async (signal = 'SIGKILL') => {
      const [code] = await Promise.all([web.kill(signal), worker?.kill(signal)]);
      return code;
    },
    pid: web.pid,
    lines: () => [...web.lines(), ...(worker?.lines() ?? [])],
  };
}

/** One process of the shop. */
export interface Running {
  child: ChildProcess;
  /** @returns the exit code. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** The log lines so far. */
  lines: () => string[];
  pid: number;
}

type Start = (
  variables: Record<string, string>,
  preload?: URL,
  flags?: readonly string[],
) => Promise<Running>;

export const startWeb: Start = (...how) => run('server.ts', /^ready /m, ...how);

export const startWorker: Start = (...how) => run('worker.ts', /^working$/m, ...how);

async function run(
  file: string,
  readyWord: RegExp,
  variables: Record<string, string>,
  preload?: URL,
  flags: readonly string[] = SHORT_LIFE,
): Promise<Running> {
  const child = spawn('node', [...flags, ...(preload ? ['--import', preload.href] : []), file], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload ? ['ipc' as const] : [])],
  });
  const gone = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  let words = '';
  child.stderr?.on('data', (text: Buffer) => {
    words += text.toString();
  });
  await said(child, readyWord);
  return {
    child,
    kill: (signal) => {
      child.kill(signal);
      return gone;
    },
    pid: child.pid ?? 0,
    lines: () => words.split('\n').filter(Boolean),
  };
}

/**
 * Waits until a process has printed this to its standard output.
 * @throws with its output when it ends first.
 */
export function said(child: ChildProcess, word: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let words = '';
    child.stderr?.on('data', (text: Buffer) => {
      words += text.toString();
    });
    child.stdout?.on('data', (text: Buffer) => {
      words += text.toString();
      if (word.test(words)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}:\n${words}`)));
  });
}

/** Two ports that were free a moment ago, for the shop and its dev services. */
export async function freePorts(): Promise<{ PORT: string; STREET_PORT: string }> {
  const servers = await Promise.all([0, 0].map(() => listening()));
  const [shop, street] = servers.map((server) => String((server.address() as AddressInfo).port));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return { PORT: shop ?? '', STREET_PORT: street ?? '' };
}

function listening(): Promise<ReturnType<typeof createServer>> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
  });
}
