import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The built shop, the same module that `npm start` runs. */
export function shopModule(): Promise<typeof import('../app/web.server.ts')> {
  return import(/* @vite-ignore */ pathToFileURL(path.resolve('build/server/index.js')).href);
}
