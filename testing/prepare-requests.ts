import { prepareDatabases } from './database.ts';

/** Runs before all request tests of one database. */
export const setup = prepareDatabases;
