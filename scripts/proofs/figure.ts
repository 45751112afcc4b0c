export type Database = 'embedded' | 'PostgreSQL';

/** Something that a test measured while it proved a promise. */
export interface Figure {
  /** The number of the promise. */
  promise: number;
  what: string;
  /** Such as `200 kills`. */
  count: string;
  /** What was measured. */
  figure: string;
  database: Database;
  /** The whole name of the test. */
  test: string;
}
