import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { askProcess } from './ask-process.server.ts';

/** The events of the process, in this order. */
let heard: [event: string, value?: unknown][] = [];
vi.mock('node:child_process', () => ({
  fork: () => {
    const events = new EventEmitter();
    const send = () => heard.forEach(([event, value]) => events.emit(event, value));
    return Object.assign(events, { send, kill: () => true }) as unknown as ChildProcess;
  },
}));

const ask = (limitMs = 1_000) =>
  askProcess({ name: 'The press', script: 'press.ts', flags: [], limitMs }, 'a question');

it('hears an answer that comes after the process was seen leaving', async () => {
  heard = [['exit', 0], ['message', 'an answer'], ['close']];
  expect(await ask()).toBe('an answer');
});

it('says so when there is none, or none in time', async () => {
  heard = [['exit', 1], ['close']];
  await expect(ask()).rejects.toThrow('The press closed.');
  heard = [];
  await expect(ask(10)).rejects.toThrow('The press took too long.');
});
