import { execFileSync } from 'node:child_process';
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, type Launched } from './launch.ts';

/** What the shop's folder contains besides its sources. */
const NOT_IN_AN_ARCHIVE = [
  'node_modules .git .cache .react-router build data backups test-results',
  'public/covers',
].flatMap((line) => line.split(' '));
/** A user without any rights, for starting the shop when the tests run as root. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;
const AS_NOBODY = IS_ROOT ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];
const WITHOUT_NETWORK = ['unshare', '-n', 'sh', '-c', 'ip link set lo up; exec "$@"', 'sh'];

export interface BareMachine {
  /** The shop as unpacked from an archive. */
  shop: string;
  /** An empty folder for data. */
  data: string;
  /** Runs a command in the shop's folder. */
  type: (command: readonly string[], how?: How) => Launched;
  remove: () => Promise<void>;
}

interface How {
  /** The version of Node to use, one of those that the machine has. */
  node?: string;
  variables?: Record<string, string | undefined>;
  network?: boolean;
}

/** Whether this machine can start a program without network access. */
export function canLeaveNetwork(): boolean {
  try {
    execFileSync('unshare', ['-n', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * A folder that stands for a machine: an unpacked archive, a user without rights, an empty home, this
 * machine's programs without git, and the named versions of Node.
 */
export function bareMachine(nodes: readonly string[]): BareMachine {
  const root = mkdtempSync(path.join(tmpdir(), 'shop-bare-'));
  const [shop, data, home, programs] = ['shop', 'data', 'home', 'programs'].map((name) =>
    path.join(root, name),
  ) as [string, string, string, string];
  const left = new Set(NOT_IN_AN_ARCHIVE.map((name) => path.resolve(name)));
  cpSync('.', shop, { recursive: true, filter: (from) => !left.has(path.resolve(from)) });
  for (const folder of [data, home, programs]) mkdirSync(folder);
  linkPrograms(programs);
  for (const version of nodes) fetchNode(version, path.join(root, `node-${version}`));
  if (IS_ROOT) {
    chownSync(root, NOBODY, NOBODY);
    execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, shop, data, home]);
  }
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const launched: Launched[] = [];
  return {
    shop,
    data,
    type: (command, { node = nodes[0], variables = {}, network = true } = {}) => {
      const env = {
        PATH: [path.join(root, `node-${node}`), programs].join(path.delimiter),
        HOME: home,
        npm_config_registry: registry,
        ...throughProxy(),
        ...variables,
      };
      const whole = [...(network ? [] : WITHOUT_NETWORK), ...AS_NOBODY, ...command];
      launched.push(launch(whole, env, shop));
      return launched.at(-1)!;
    },
    remove: async () => {
      for (const each of launched) await each.end('SIGKILL');
      execFileSync('chmod', ['-R', 'u+rwX', root]);
      rmSync(root, { recursive: true });
    },
  };
}

function linkPrograms(folder: string): void {
  const places = (process.env['PATH'] ?? '').split(path.delimiter).filter((place) => existsSync(place));
  for (const place of places.filter((each) => !each.includes('node_modules')))
    for (const name of readdirSync(place))
      if (!/^(git|node$)/.test(name) && !existsSync(path.join(folder, name)))
        symlinkSync(path.join(place, name), path.join(folder, name));
}

/** Installs Node from the registry, where each version is a package. */
function fetchNode(version: string, folder: string): void {
  mkdirSync(folder);
  const name = `node-linux-${process.arch}@${version}`;
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const archive = execFileSync('npm', ['pack', '--silent', name], options).trim();
  execFileSync('tar', ['-xzf', archive, 'package/bin/node'], options);
  copyFileSync(path.join(folder, 'package/bin/node'), path.join(folder, 'node'));
}

/** The settings with which this machine reaches the registry. */
const throughProxy = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /_proxy$|^NODE_EXTRA_CA_CERTS$|^SSL_CERT/i.test(name)),
  );
