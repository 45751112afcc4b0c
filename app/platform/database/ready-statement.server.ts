import { is, Param, Placeholder, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database, or a transaction of it. */
type Queryable = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A statement of the query builder. */
interface Preparable<Rows> {
  prepare: (name: string) => Prepared<Rows>;
}
interface Prepared<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>;
}

/** The internals that the query builder keeps in a database, and in each of its transactions. */
interface Inside {
  /** The same object for a database and all its transactions. */
  dialect: object;
  session: { client?: unknown };
}

/**
 * A statement that is built once per database and not at each request, because building it costs more than
 * sending it. Meant for the few that every cart and every order needs. `readyStatement<Values>().of(names,
 * (database, given) => …)` returns the function that runs it, inside a transaction or outside. `given` stands
 * for the values of these names, which may be null.
 */
export function readyStatement<Values extends object>() {
  return {
    of<Name extends keyof Values & string, Rows>(
      names: readonly Name[],
      build: (database: Queryable, given: Record<Name, Placeholder<Name>>) => Preparable<Rows>,
    ): (database: Queryable, values: Pick<Values, Name>) => Promise<Rows> {
      const given = placeholders(names);
      const ready = new WeakMap<object, Prepared<Rows>>();
      return async (database, values) => {
        const { dialect, session } = database as unknown as Inside;
        // Another release of the query builder may differ. Without the client, a transaction's statement
        // would run outside it.
        if (session.client === undefined)
          throw new Error('The query builder keeps its connection elsewhere.');
        const known = ready.get(dialect) ?? takingNull(build(database, given).prepare(''));
        ready.set(dialect, known);
        // A transaction has a connection of its own.
        const here = Object.create(known, { client: { value: session.client } }) as Prepared<Rows>;
        return here.execute(values);
      };
    },
  };
}

function placeholders<Name extends string>(names: readonly Name[]): Record<Name, Placeholder<Name>> {
  const named = names.map((name) => [name, sql.placeholder(name)]);
  return Object.fromEntries(named) as Record<Name, Placeholder<Name>>;
}

/**
 * Passes null on as it is. Left to itself, the query builder calls a date's method on null, and turns it into
 * the JSON `null`, which is a value.
 */
function takingNull<Rows>(prepared: Prepared<Rows>): Prepared<Rows> {
  const { params } = prepared as unknown as { params: unknown[] };
  const taking = params.map((param) => {
    if (!is(param, Param) || !is(param.value, Placeholder)) return param;
    const { encoder } = param;
    const mapToDriverValue = (value: unknown) => (value === null ? null : encoder.mapToDriverValue(value));
    return new Param(param.value, { mapToDriverValue });
  });
  return Object.create(prepared, { params: { value: taking } }) as Prepared<Rows>;
}
