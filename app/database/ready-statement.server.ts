import { type Placeholder, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database, or a transaction of it. */
type Queryable = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What `.prepare('')` of the query builder gives. */
interface Prepared<Rows> {
  execute: (values: Record<string, unknown>) => Promise<Rows>;
}

/** What the query builder keeps in a database, and in a transaction of it. */
interface Inside {
  /** One for a database and all its transactions. */
  dialect: object;
  session: { client: unknown };
}

/**
 * A statement that is put together once for a database and not at each request, which costs more than what is sent of it.
 * For the few that every cart and every order needs: `readyStatement<Values>().of((database) => ….prepare(''))` gives the
 * function that asks it, within a transaction or beside any, with what `given` named.
 */
export function readyStatement<Values extends object>() {
  return {
    of<Rows>(
      build: (database: Queryable) => Prepared<Rows>,
    ): (database: Queryable, values: Values) => Promise<Rows> {
      const ready = new WeakMap<object, Prepared<Rows>>();
      return (database, values) => {
        const { dialect, session } = database as unknown as Inside;
        const known = ready.get(dialect) ?? build(database);
        ready.set(dialect, known);
        // A transaction has a connection of its own.
        const here = Object.create(known, { client: { value: session.client } }) as Prepared<Rows>;
        return here.execute(values as Record<string, unknown>);
      };
    },
  };
}

/** Values that are told later, by name. None that is a moment may be null: the query builder would ask it for its text. */
export function given<Name extends string>(...names: readonly Name[]): Record<Name, Placeholder<Name>> {
  const placeholders = names.map((name) => [name, sql.placeholder(name)]);
  return Object.fromEntries(placeholders) as Record<Name, Placeholder<Name>>;
}
