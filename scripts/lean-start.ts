import { setFlagsFromString } from 'node:v8';

/**
 * For the first import of a process of the shop, before React is loaded: unless it is told that this is production, it
 * does for every page what only developers need. And while modules are loaded, the space for young objects would grow to
 * a hundred megabytes, which are never given back.
 */
process.env['NODE_ENV'] ??= 'production';
setFlagsFromString('--semi-space-growth-factor=1');

/** The shop is open: from now on young objects have what space they need. */
export function endLeanStart(): void {
  setFlagsFromString('--semi-space-growth-factor=2');
}
