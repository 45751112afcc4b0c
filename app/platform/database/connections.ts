/** The most database connections that a process opens, by purpose. The queue and the news listen. */
export const CONNECTIONS = { rows: 10, queue: 4, listening: 2, probe: 1 };

/**
 * The most connections that a process opens to a server without a pooler in front. A replica's server gets
 * `rows` more.
 */
export const CONNECTIONS_OF_A_PROCESS = Object.values(CONNECTIONS).reduce((sum, each) => sum + each);
