/** A PostgreSQL server does not let this command in. */
export class DatabaseAway extends Error {
  /** Of PostgreSQL or of the network. */
  readonly code: string;
  /** Without the password. */
  readonly place: string;

  constructor(url: string, problem: unknown) {
    super('The database does not answer.', { cause: problem });
    this.code = codeOf(problem);
    this.place = placeOf(url);
  }
}

/** Where a connection goes, without who and with which password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL at ${host}${pathname}`;
}

/** A driver's error is often the cause of another, or one of several that were tried. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, cause, errors } = error as Error & { code?: string; errors?: Error[] };
  if (code) return code;
  const inner = cause ?? errors?.[0];
  return inner ? codeOf(inner) : error.message;
}
