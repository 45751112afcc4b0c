import { setFlagsFromString } from 'node:v8';

/**
 * For the first import of a process of the shop, before React is loaded: unless it is told that this is production, it
 * does for every page what only developers need. And while modules are loaded, the space for young objects would grow to
 * a hundred megabytes, which are never given back.
 */
beginWith({ MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' });
process.env['NODE_ENV'] ??= 'production';
setFlagsFromString('--semi-space-growth-factor=1');

/** The shop is open: from now on young objects have what space they need. */
export function endLeanStart(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}

/**
 * Linux's allocator reads its settings once, as a process begins: with these it gives large pictures back as soon as they
 * are closed, where each thread kept a hundred megabytes. The process becomes the same one anew, under its old number.
 */
function beginWith(settings: Record<string, string>): void {
  const { platform, channel, env, execPath, execArgv, argv } = process;
  // Whoever has a line to it, as some tests, would lose it.
  if (platform !== 'linux' || channel || Object.keys(settings).every((name) => name in env)) return;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...settings, ...env });
}
