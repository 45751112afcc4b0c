import { readFileSync } from 'node:fs';
import path from 'node:path';
import { otherClocks } from './checks/clocks.ts';
import { type Import, importsOf, sourceFiles } from './checks/imports.ts';
import { report } from './checks/report.ts';
import { waysOut } from './checks/ways-out.ts';

/** The features in the order of their knowledge: each may import from those above it and from no other. */
const ORDER = [
  'text',
  'india',
  'watch',
  'bodies',
  'processes',
  'database',
  'platform',
  'front-door',
  'ui',
  'settings',
  'site',
  'shell',
  'pricing',
  'mail',
  'kept-drafts',
  'account',
  'drafts',
  'sign-in-popup',
  'staff',
  'device-studio',
  'photos',
  'reader',
  'books',
  'photo-hero',
  'kept-heroes',
  'profile',
  'hero-maker',
  'catalogue',
  'checkout',
  'cart',
  'couriers',
  'order-news',
  'orders',
  'confirmation',
  'invoices',
  'proofs',
  'order-photos',
  'copies',
  'payment-window',
  'set-aside',
  'disputes',
  'payments',
  'refunds',
  'claims',
  'till',
  'numbers',
  'wizard',
  'product',
  'gallery',
  'storefront',
  'well-known',
  'maintenance',
  'contact',
  'feedback',
  'chat',
  'printing',
  'production',
  'order-deeds',
  'order-desk',
  'money-desk',
  'order-list',
  'phone-orders',
  'offers',
  'story-desk',
  'inbox',
  'privacy',
  'shop-desk',
  'security',
  'people',
  'needs',
  'vitals',
  'admin',
];
/** Facts about the shop that every page and letter reads; it imports prices and nothing else. */
const FACTS = 'app/storefront/facts.ts';
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
  ...crowdedFeatures(),
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
  if (room === 'dev' && target === 'app') return say('the street speaks to the shop over the wire only');
  if (room !== 'app' || target !== 'app' || test || to === FACTS) return [];
  const [, feature = ''] = from.split('/');
  const [, other = ''] = to.split('/');
  if (feature === other || !ORDER.includes(feature)) return [];
  if (!ORDER.includes(other)) return say('is not a feature');
  return ORDER.indexOf(other) < ORDER.indexOf(feature) ? [] : say(`${feature} comes before ${other}`);
}

/** A body is read by what `app/bodies/` understands of its type and by nothing else. */
function otherReaders(file: string): string[] {
  if (/\.test\.tsx?$/.test(file) || file.startsWith('app/bodies/')) return [];
  const reads = /\brequest\.(formData|json|text|blob|arrayBuffer|bytes)\(/.exec(readFileSync(file, 'utf8'));
  return reads ? [`${file}: reads a body by ${reads[1]}() instead of app/bodies/`] : [];
}

/** A file URL's pathname is no path: blanks and letters outside ASCII are encoded in it. */
function pathsOfUrls(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const used = /import\.meta\.(url|resolve\([^)]*\))\)?\s*\.pathname|\bfile\.pathname\b/.test(text);
  return used ? [`${file}: takes the pathname of a file URL for a path; fileURLToPath gives the path`] : [];
}

function top(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Circles of files; an import of types alone draws no circle. */
function circles(all: readonly Import[]): string[] {
  const edges = Map.groupBy(
    all.filter((each) => !each.typeOnly),
    (each) => each.from,
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) {
      found.push(`circle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const { to } of edges.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
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

/** One owner per table: only its own feature inserts, updates or deletes. */
function foreignWrites(file: string): string[] {
  if (/\.test\.tsx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const feature = file.split('/')[1];
  const borrowed = [...text.matchAll(/import\s*\{([^}]*)\}\s*from\s*'\.\.\/([\w-]+)\/tables\.server\.ts'/g)]
    .filter(([, , owner]) => owner !== feature)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''))
    .filter(Boolean);
  return borrowed
    .filter((table) => new RegExp(`\\.(insert|update|delete)\\(${table}\\)`).test(text))
    .map((table) => `${file}: writes ${table}, which another feature owns`);
}

function crowdedFeatures(): string[] {
  const counts = Map.groupBy(
    files.filter((file) => file.startsWith('app/') && !file.includes('.test.')),
    (file) => file.split('/')[1] ?? '',
  );
  return [...counts]
    .filter(([, each]) => each.length > MOST_FILES)
    .map(([feature, each]) => `app/${feature}: ${each.length} files, time for a new noun`);
}
