import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../scripts/postgres.ts';
import { until } from './buying.ts';

/** A program of the machine that a test started. */
interface Program {
  port: number;
  /** Its standard error so far. */
  words: () => string;
  stop: () => Promise<void>;
}

/** Whether nginx and pgbouncer are installed. `scripts/test-programs.js` has them installed where it can. */
export const balancerAndPooler = ['nginx', 'pgbouncer'].every((name) => !spawnSync(name, ['-V']).error);

/**
 * nginx with the shop's own file from `deploy/`, in front of web processes on these ports.
 * @param rate requests per second from one address, in place of the file's own number.
 */
export async function startBalancer(webPorts: readonly string[], rate?: number): Promise<Program> {
  const port = await freePort();
  const site = siteOfBalancer(port, webPorts).replace(/rate=\d+r/, rate ? `rate=${rate}r` : '$&');
  return start(port, 'nginx', (folder) => {
    writeFileSync(path.join(folder, 'site.conf'), site);
    writeFileSync(path.join(folder, 'nginx.conf'), balancerAround(folder));
    return ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  });
}

/**
 * The file from `deploy/`, filled in as compose does it. Addresses, and what only a newer nginx can read,
 * are replaced.
 */
export function siteOfBalancer(port: number, webPorts: readonly string[]): string {
  const compose = parse(readFileSync('deploy/compose.yml', 'utf8'), { merge: true });
  const given: string = compose.services.balancer.environment.WEB_SERVERS;
  const servers = webPorts.reduce(
    (text, webPort, nth) => text.replaceAll(`web-${nth + 1}:3000`, `127.0.0.1:${webPort}`),
    looksUpNames() ? given : given.replace(/resolver [^;]+;/, '').replaceAll(' resolve;', ';'),
  );
  return readFileSync('deploy/nginx/shop.conf.template', 'utf8')
    .replaceAll('${LISTEN}', `127.0.0.1:${port}`)
    .replaceAll('${WEB_SERVERS}', servers);
}

/** Whether this nginx supports `resolver` and `resolve` of an upstream, which came with 1.27.3. */
function looksUpNames(): boolean {
  const { stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  const [major = 0, minor = 0, patch = 0] = stderr.match(/\d+/g)?.map(Number) ?? [];
  return major * 1e6 + minor * 1e3 + patch >= 1_027_003;
}

const balancerAround = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 512; }
http {
  access_log ${folder}/access.log;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/site.conf;
}`;

/** pgbouncer with the shop's own file from `deploy/`, in front of a PostgreSQL server on this machine. */
export async function startPooler(postgresPort: number): Promise<Program & { url: string }> {
  const port = await freePort();
  const settings = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8');
  const program = await start(port, 'pgbouncer', (folder) => {
    writeFileSync(path.join(folder, 'users'), '"postgres" "postgres"\n');
    const here: [RegExp, string][] = [
      [/^shop = .*/m, `shop = host=127.0.0.1 port=${postgresPort} dbname=postgres`],
      [/^listen_addr = .*/m, 'listen_addr = 127.0.0.1'],
      [/^listen_port = .*/m, `listen_port = ${port}`],
      [/^auth_file = .*/m, `auth_file = ${folder}/users`],
    ];
    const file = path.join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      here.reduce((text, [line, instead]) => text.replace(line, instead), settings),
    );
    return [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), '-q', file];
  });
  return { ...program, url: `postgres://postgres:postgres@127.0.0.1:${port}/shop` };
}

/**
 * @param prepare writes the program's files.
 * @returns its arguments.
 */
async function start(port: number, name: string, prepare: (folder: string) => string[]): Promise<Program> {
  const folder = mkdtempSync(path.join(tmpdir(), `shop-${name}-`));
  mkdirSync(folder, { recursive: true });
  // The program gives up root's rights, and must still read the folder.
  chmodSync(folder, 0o755);
  const child = spawn(name, prepare(folder), { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (text: Buffer) => (words += text.toString()));
  const gone = new Promise((resolve) => child.once('exit', resolve));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}:\n${words}`);
    return answers(port);
  });
  return { port, words: () => words, stop: () => stopped(child, gone, folder) };
}

async function stopped(child: ChildProcess, gone: Promise<unknown>, folder: string): Promise<void> {
  child.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true, force: true });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
