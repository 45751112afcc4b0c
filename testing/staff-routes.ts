import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routeMap from '../app/routes.ts';

/** A route as the access tests see it: its path, what its module declares, and which methods it answers. */
export interface ShopRoute {
  /** The path with a sample value for every parameter. */
  path: string;
  /** The path as written in the route map. */
  pattern: string;
  file: string;
  /** The audience that its `middleware` names; null when it names none. */
  audience: string | null;
  /** Whether it is shown in the frame of the back office. */
  inRoom: boolean;
  reads: boolean;
  writes: boolean;
}

const SAMPLE_ID = '00000000-0000-4000-8000-000000000000';

/** Every route, from the route map and the route modules. */
export async function shopRoutes(): Promise<ShopRoute[]> {
  return (await routeMap).flatMap((entry) => withChildren(entry, '', false));
}

/** Every route below `admin/`, and every other route for staff. */
export async function staffRoutes(): Promise<ShopRoute[]> {
  return (await shopRoutes()).filter(
    ({ path, audience }) => /^\/admin(\/|$)/.test(path) || isForStaff(audience),
  );
}

/** The address of a route with ids for its parameters. Undefined when an id is missing. */
export function addressOf({ pattern }: ShopRoute, ids: Readonly<Record<string, string>>): string | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.some((name) => !ids[name])) return null;
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '') || '/';
}

function withChildren(entry: RouteConfigEntry, above: string, inRoom: boolean): ShopRoute[] {
  const path = entry.path === undefined ? above : `${above}/${entry.path}`;
  const isRoom = entry.file === 'admin/gate/room.tsx';
  const children = (entry.children ?? []).flatMap((child) => withChildren(child, path, inRoom || isRoom));
  return entry.path === undefined && !entry.index
    ? children
    : [described(path, entry.file, inRoom), ...children];
}

function described(path: string, file: string, inRoom: boolean): ShopRoute {
  const text = readFileSync(`app/${file}`, 'utf8');
  const declares = (name: string) => new RegExp(`export (async )?(function|const) ${name}\\b`).test(text);
  return {
    pattern: path,
    path: path.replaceAll(/:\w+\??/g, SAMPLE_ID),
    file,
    audience: /export const middleware(?::[^=]+)? = \[(\w+)[\],]/.exec(text)?.[1] ?? null,
    inRoom,
    reads: declares('loader') || /export default /.test(text),
    writes: declares('action'),
  };
}

function isForStaff(audience: string | null): boolean {
  return audience !== null && /^for(Staff|Owner|Production|Support)$/.test(audience);
}
