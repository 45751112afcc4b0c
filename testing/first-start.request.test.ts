import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareMachine, bareMachine, canLeaveNetwork } from './bare-machine.ts';
import { AT_LENGTH, ON_POSTGRES } from './long-form.ts';
import { freePorts } from './shop-process.ts';

/** Installing over the network takes minutes. */
const LIMIT_MS = 20 * 60_000;
const NODES = ['20', '22', '24'];
const NPM_START = ['npm', 'start'];

describe.runIf(AT_LENGTH && !ON_POSTGRES)('a first start', { timeout: LIMIT_MS }, () => {
  let machine: BareMachine;
  let ports: { PORT: string; STREET_PORT: string };
  beforeAll(async () => {
    machine = bareMachine(NODES);
    ports = await freePorts();
  }, LIMIT_MS);
  afterAll(() => machine.remove());

  /** The output until the shop is open; and the status of its answer, where it can be reached. */
  async function opened(...how: Parameters<BareMachine['type']>): Promise<[words: string, status?: number]> {
    const [command, { variables, ...more } = {}] = how;
    const shop = machine.type(command, { variables: { ...ports, ...variables }, ...more });
    await shop.says(/^ready /m);
    const asked = more.network === false ? undefined : await fetch(`http://localhost:${ports.PORT}/`);
    await shop.end();
    return [shop.words(), asked?.status];
  }

  it('opens for a user without rights and home, without git, with a strict umask, set up for production, after it was interrupted twice', async () => {
    const command = ['sh', '-c', 'umask 077; exec npm start'];
    const variables = { NODE_ENV: 'production', npm_config_omit: 'dev', HOME: '/nonexistent' };
    for (const moment of [/^Installing/m, /^Building the shop/m]) {
      const half = machine.type(command, { variables: { ...ports, ...variables } });
      await half.says(moment);
      await pause(3_000);
      await half.end();
      expect(half.words()).not.toMatch(/^ready /m);
    }
    expect(await opened(command, { variables })).toEqual([expect.stringMatching(/^Building the shop/m), 200]);
  });

  it.runIf(canLeaveNetwork())('opens again without a network', async () => {
    const [words] = await opened(NPM_START, { network: false });
    expect(words).not.toMatch(/^(Installing|Building)/m);
  });

  it.each(NODES)('opens with Node %s', async (node) => {
    const [words, status] = await opened(NPM_START, { node });
    expect(words).not.toMatch(/^(Installing|Building)/m);
    expect(status).toBe(200);
  });

  it('waits while another start sets up, and says that the shop is already open', async () => {
    const stamps = path.join(machine.shop, 'node_modules/.cache/set-up.json');
    const { shop: _, ...others } = JSON.parse(readFileSync(stamps, 'utf8'));
    writeFileSync(stamps, JSON.stringify(others));
    const both = await Promise.all(
      [ports, await freePorts()].map(async (variables) => machine.type(NPM_START, { variables })),
    );
    const loser = await Promise.race(both.map((each) => each.ended.then(() => each)));
    expect(loser.words()).toContain('Another shop is already running');
    const winner = both.find((each) => each !== loser);
    await winner?.says(/^ready /m);
    const words = both.map((each) => each.words()).join('');
    expect(words.match(/^Building the shop/gm)).toHaveLength(1);
    expect(words).toContain('Another start is setting the shop up');
    await winner?.end();
  });

  it('opens from a read-only folder, without a home folder', async () => {
    execFileSync('chmod', ['-R', 'a-w', machine.shop]);
    const variables = { DATA_DIR: path.join(machine.data, 'new'), HOME: undefined };
    expect(await opened(NPM_START, { variables })).toEqual([expect.stringContaining('password:'), 200]);
  });
});
