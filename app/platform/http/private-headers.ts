/** Headers of a response for one person: no cache keeps it, and no search engine lists it. */
export const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
