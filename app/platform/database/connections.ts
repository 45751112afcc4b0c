/** Connections to the database that a process has at most, by what they are for. The queue and the news listen. */
export const CONNECTIONS = { rows: 10, queue: 4, listening: 2, probe: 1 };

/** Of them all at a server without a pooler before it. A replica's server is asked for as many more as `rows`. */
export const CONNECTIONS_OF_A_PROCESS = Object.values(CONNECTIONS).reduce((sum, each) => sum + each);
