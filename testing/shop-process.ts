import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** The shop as `npm start` runs it, in a process of its own. */
export interface ShopProcess {
  url: string;
  streetUrl: string;
  /** Ends the process as a power button would, and waits until it is gone. */
  kill: (signal?: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** @throws with the process's own words when it ends before it is ready. */
export async function startShop(variables: Record<string, string>): Promise<ShopProcess> {
  const child = spawn('node', ['server.ts'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    url: `http://localhost:${variables['PORT']}`,
    streetUrl: `http://localhost:${variables['STREET_PORT']}`,
    kill: (signal = 'SIGKILL') => {
      child.kill(signal);
      return gone;
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
    });
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      if (/^ready /m.test(said)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${said}`)));
  });
}

/** Two ports that nobody used a moment ago, for the shop and its street. */
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
