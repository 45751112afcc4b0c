import { readFileSync } from 'node:fs';
import path from 'node:path';
import { otherClocks } from './checks/clocks.ts';
import { type Import, importsOf, sourceFiles } from './checks/imports.ts';
import { report } from './checks/report.ts';
import { waysOut } from './checks/ways-out.ts';

/** The districts of the shop: each knows itself and those before it. */
const DISTRICTS = ['platform', 'ui', 'account', 'books', 'buying', 'orders', 'payments', 'shop', 'admin'];
const OUTSIDE_THE_SHOP = ['dev', 'e2e', 'testing', 'scripts', 'bench'];
const DOORS = ['comic/index.ts', 'db/schema.ts', 'app/web.server.ts'];
const JUNK_DRAWERS = /(^|\/)(utils?|lib|helpers?|common|shared)(\/|$)/;
const MOST_FILES = 26;

const files = sourceFiles(['app', 'comic', 'db', 'dev', 'testing', 'scripts', 'e2e']);
const imports = files.flatMap((file) => importsOf(file));
if (imports.length < files.length / 2) throw new Error('The check saw hardly any imports: it is broken.');

report([
  ...imports.flatMap(direction),
  ...circles(imports),
  ...circlesOfRooms(imports),
  ...files
    .filter((file) => JUNK_DRAWERS.test(path.posix.dirname(file)))
    .map((file) => `${file}: a folder named after nothing`),
  ...files.filter(barrel).map((file) => `${file}: only hands on other files' exports`),
  ...files.filter((file) => file.startsWith('app/')).flatMap(foreignWrites),
  ...files.filter((file) => file.startsWith('app/')).flatMap((file) => waysOut(file)),
  ...files
    .filter((file) => file.startsWith('app/'))
    .flatMap((file) => otherClocks(file, readFileSync(file, 'utf8'))),
  ...files.filter((file) => file.startsWith('app/')).flatMap(otherReaders),
  ...files.flatMap(pathsOfUrls),
  ...crowdedRooms(),
  ...files.filter(homeless).map((file) => `${file}: stands in no district`),
]);

function direction({ from, to }: Import): string[] {
  const say = (why: string) => [`${from} imports ${to}: ${why}`];
  const room = top(from);
  const target = top(to);
  const test = /\.test\.tsx?$/.test(from);
  if (room === 'comic' && target !== 'comic' && !test) return say('the workshop knows nothing of the shop');
  if (room === 'app' && target === 'comic' && to !== 'comic/index.ts' && !test)
    return say('comic/index.ts is the only door');
  if (room === 'app' && OUTSIDE_THE_SHOP.includes(target) && !test)
    return say('the shop knows nothing of what is around it');
  if (room === 'dev' && target === 'app') return say('the dev services speak to the shop over the wire only');
  if (room !== 'app' || target !== 'app' || test) return [];
  const [district, other] = [districtOf(from), districtOf(to)];
  // The few files directly in `app/` open the shop and know all of it.
  if (!district) return [];
  if (!other) return say('stands in no district');
  return DISTRICTS.indexOf(other) <= DISTRICTS.indexOf(district)
    ? []
    : say(`${district} comes before ${other}`);
}

/** The district of a file; undefined for the few files that open the shop and know all of it. */
function districtOf(file: string): string | undefined {
  const [, district = ''] = file.split('/');
  return DISTRICTS.find((each) => each === district);
}

/** Whether a file of the shop stands in a folder that is no district. */
function homeless(file: string): boolean {
  return top(file) === 'app' && file.split('/').length > 2 && !districtOf(file);
}

/** The district and the room of a file: `app/buying/pricing`. */
function roomOf(file: string): string {
  return file.split('/').slice(0, 3).join('/');
}

/** Only `app/platform/bodies/` may read a request body. */
function otherReaders(file: string): string[] {
  if (/\.test\.tsx?$/.test(file) || file.startsWith('app/platform/bodies/')) return [];
  const reads = /\brequest\.(formData|json|text|blob|arrayBuffer|bytes)\(/.exec(readFileSync(file, 'utf8'));
  return reads ? [`${file}: reads a body by ${reads[1]}() instead of app/platform/bodies/`] : [];
}

/** Do not use a file URL's pathname as a path: it encodes spaces and non-ASCII letters. */
function pathsOfUrls(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const used = /import\.meta\.(url|resolve\([^)]*\))\)?\s*\.pathname|\bfile\.pathname\b/.test(text);
  return used ? [`${file}: takes the pathname of a file URL for a path; fileURLToPath gives the path`] : [];
}

function top(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Import cycles between files. Type imports count in the shop, but not elsewhere. */
function circles(all: readonly Import[]): string[] {
  return circlesOf(all.filter(({ from, typeOnly }) => !typeOnly || districtOf(from))).map(
    (circle) => `circle: ${circle}`,
  );
}

/** Import cycles between modules of a district. The order of the districts rules out cycles between them. */
function circlesOfRooms(all: readonly Import[]): string[] {
  const between = all
    .filter(({ from }) => districtOf(from) && !/\.test\.tsx?$/.test(from))
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
    .filter(({ from, to }) => from !== to);
  return circlesOf(between).map((circle) => `circle of rooms: ${circle}`);
}

function circlesOf(all: readonly Pick<Import, 'from' | 'to'>[]): string[] {
  const edges = Map.groupBy(all, (each) => each.from);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (place: string, trail: string[]): void => {
    if (trail.includes(place)) {
      found.push([...trail.slice(trail.indexOf(place)), place].join(' → '));
      return;
    }
    if (done.has(place)) return;
    for (const { to } of edges.get(place) ?? []) visit(to, [...trail, place]);
    done.add(place);
  };
  for (const place of edges.keys()) visit(place, []);
  return found;
}

function barrel(file: string): boolean {
  if (DOORS.includes(file)) return false;
  const statements = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
  return statements.length > 0 && statements.every((statement) => /^export\s[^=]*\sfrom\s/.test(statement));
}

/** One owner per table: only its own room inserts, updates or deletes. */
function foreignWrites(file: string): string[] {
  if (/\.test\.tsx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'\.\.\/[\w./-]+\/tables\.server\.ts'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''))
    .filter(Boolean)
    .filter((table) => new RegExp(`\\.(insert|update|delete)\\(${table}\\)`).test(text))
    .map((table) => `${file}: writes ${table}, which another room owns`);
}

function crowdedRooms(): string[] {
  const counts = Map.groupBy(
    files.filter((file) => districtOf(file) && !file.includes('.test.')),
    roomOf,
  );
  return [...counts]
    .filter(([, each]) => each.length > MOST_FILES)
    .map(([room, each]) => `${room}: ${each.length} files, time for a new noun`);
}
