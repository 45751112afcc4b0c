import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** One PostgreSQL dialect over two drivers: the embedded database and a server. */
export type Database = PgDatabase<RowsResult, Record<string, never>>;

/**
 * What `db().transaction(async (tx) => …)` hands over. Inside it every query goes through `tx`: the
 * embedded database has one connection, and a query beside the transaction would wait for ever.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;
