import { prepareDatabases } from '../testing/database.ts';

/** Before all browser journeys: the database that each worker's shop starts from. */
export default prepareDatabases;
