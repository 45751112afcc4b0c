/** A row of `docs/advisories.md`: a package, the versions that an advisory is about, and what was decided. */
const ROW = /^\| `([^`]+)` \| `([^`]+)` \|.*\| ([^|]+) \|$/gm;

/** The parts of a lock file that are asked about. */
export interface Lock {
  packages: Record<string, { version?: string; dependencies?: Record<string, string> }>;
}

/**
 * What is wrong with the list of advisories: a package that is not installed any more, a locked version that an advisory
 * is about and nobody accepted, a dependency of the shop that the list does not name.
 */
export function advisoryProblems(list: string, lock: Lock): string[] {
  const rows = [...list.matchAll(ROW)].map(([, name = '', range = '', decided = '']) => ({
    name,
    range,
    decided,
  }));
  if (rows.length === 0) return ['no advisory was read: the check is broken'];
  const concerned = rows.flatMap(({ name, range, decided }) => {
    const locked = versionsOf(name, lock);
    if (locked.length === 0) return [`${name} is in no lock file any more`];
    if (decided.startsWith('accepted')) return [];
    return locked
      .filter((version) => isIn(range, version))
      .map((version) => `${name} ${version} is ${range}`);
  });
  const named = Object.keys(lock.packages['']?.dependencies ?? {}).filter(
    (name) => !list.includes(`\`${name}\``),
  );
  return [...concerned, ...named.map((name) => `${name} is a dependency that nobody looked up`)];
}

function versionsOf(name: string, { packages }: Lock): string[] {
  const found = Object.entries(packages).filter(([place]) => place.endsWith(`node_modules/${name}`));
  return found.flatMap(([, { version }]) => version ?? []);
}

/** @param range such as `< 1.4.17` or `>= 8.0.0 < 8.3.0`; all of it has to hold. */
function isIn(range: string, version: string): boolean {
  const limits = [...range.matchAll(/(<=?|>=?) ?(\d+\.\d+\.\d+)/g)];
  if (limits.length === 0) throw new Error(`"${range}" is no range of versions.`);
  return limits.every(([, sign = '', limit = '']) => {
    const order = version.localeCompare(limit, 'en', { numeric: true });
    return (sign.endsWith('=') && order === 0) || (sign.startsWith('<') ? order < 0 : order > 0);
  });
}
