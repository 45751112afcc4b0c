import { setFlagsFromString } from 'node:v8';

/**
 * Import this first in a process of the shop, before React is loaded. Without `NODE_ENV=production`, React does work for
 * every page that only developers need. While modules load, the space for young objects would also grow to a hundred
 * megabytes, which are never released.
 */
beginWith({ MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' });
process.env['NODE_ENV'] ??= 'production';
setFlagsFromString('--semi-space-growth-factor=1');

/** The shop is open: from now on young objects have what space they need. */
export function endLeanStart(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}

/**
 * Linux's allocator reads its settings once, when a process starts, so the process executes itself again under the same
 * process id. With these settings the allocator releases large pictures as soon as they are closed. Without them each
 * thread kept a hundred megabytes.
 */
function beginWith(settings: Record<string, string>): void {
  const { platform, channel, env, execPath, execArgv, argv } = process;
  // Executing again would close the channel to a parent process, which some tests use.
  if (platform !== 'linux' || channel || Object.keys(settings).every((name) => name in env)) return;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...settings, ...env });
}
