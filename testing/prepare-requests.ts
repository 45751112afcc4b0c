import { prepareDatabases } from './database.ts';

/** Before all request tests of one database. */
export const setup = prepareDatabases;
