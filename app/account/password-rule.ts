export const SHORTEST_PASSWORD = 6;
/** Long enough for any sentence, short enough that hashing it costs nothing extra. */
export const LONGEST_PASSWORD = 128;
