import { prepareDatabases } from '../testing/database.ts';

/** Runs before all browser journeys: prepares the database that each worker's shop starts from. */
export default prepareDatabases;
