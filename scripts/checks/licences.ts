/** A package of the lock file, with what its own `package.json` says where it is installed. */
export interface Package {
  name: string;
  version: string;
  /** An SPDX expression or the author's own text; '' when there is none. */
  licence: string;
  /** Needed to build and test the shop, not to run it. */
  toolsOnly: boolean;
  optional: boolean;
  /** As the lock file has it: `sha512-…`. */
  integrity?: string;
}

export interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      license?: string;
      dev?: boolean;
      optional?: boolean;
      devOptional?: boolean;
      integrity?: string;
    }
  >;
}

/** What a `package.json` may say of its licence, old ways among them. */
export interface Manifest {
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/** Somebody has read these and decided. */
export const READ_BY_HAND: readonly { packages: RegExp; licence: RegExp; why: string }[] = [
  {
    packages: /^@img\/sharp-/,
    licence: /LGPL-3\.0-or-later/,
    why: 'libvips stays a library of its own beside sharp, unchanged, and can be replaced',
  },
  {
    packages: /^@stream-io\/video-filters-web$/,
    licence: /^see license in license$/i,
    why: 'its LICENSE file is Apache-2.0; only its model file is read, when the shop is built',
  },
  {
    packages: /^@stream-io\/worker-timer$/,
    licence: /^see license in license$/i,
    why: 'its own terms; comes along with video-filters-web, and nothing of the shop loads or passes it on',
  },
  {
    packages: /^(humanize-number|only)$/,
    licence: /^$/,
    why: 'names none, but its Readme holds the text of MIT; comes along with s3rver, which only tests start',
  },
  {
    packages: /^pako$/,
    licence: /^\(MIT AND Zlib\)$/,
    why: 'Zlib asks for no more than MIT does; comes along with autocannon, which only measurements start',
  },
];

/** Every package of a lock file once, by name and version. @param manifestOf undefined for what is not installed. */
export function packagesOf(
  { packages }: LockFile,
  manifestOf: (place: string) => Manifest | undefined,
): Package[] {
  const found = new Map<string, Package>();
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '') continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const { version = '', dev = false, optional = false, devOptional = false, integrity } = entry;
    const before = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: licenceIn(manifestOf(place)) ?? entry.license ?? '',
      toolsOnly: dev && (before?.toolsOnly ?? true),
      optional: (optional || devOptional) && (before?.optional ?? true),
      ...(integrity && { integrity }),
    });
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function licenceIn(manifest: Manifest | undefined): string | undefined {
  const { license, licenses } = manifest ?? {};
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
}

/** Whether the shop may use a package. `OR` needs one allowed licence; all parts of `AND` must be allowed. */
export function allowed(licence: string): boolean {
  const words = licence
    .replaceAll(/[()]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
  const names = words.filter((word) => word !== 'AND' && word !== 'OR');
  const choice = words.includes('OR') && !words.includes('AND');
  return choice
    ? names.some((name) => ALLOWED.has(name))
    : names.length > 0 && names.every((name) => ALLOWED.has(name));
}

/** Why somebody let a package in whose licence is on no list. */
export function readByHand({ name, licence }: Pick<Package, 'name' | 'licence'>): string | undefined {
  return READ_BY_HAND.find((each) => each.packages.test(name) && each.licence.test(licence))?.why;
}

/** The parts list in CycloneDX 1.6 format. The same packages give the same text. */
export function billOfMaterials(shop: { name: string; version: string }, packages: readonly Package[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...shop } },
    components: packages.map((each) => ({
      type: 'library',
      'bom-ref': purl(each),
      name: each.name,
      version: each.version,
      scope: each.toolsOnly ? 'excluded' : each.optional ? 'optional' : 'required',
      licenses: [
        allowed(each.licence)
          ? { expression: each.licence }
          : { license: { name: each.licence || 'unknown' } },
      ],
      purl: purl(each),
      ...(each.integrity?.startsWith('sha512-') && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(each.integrity.slice(7), 'base64').toString('hex') }],
      }),
    })),
  };
}

const purl = ({ name, version }: Package) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
