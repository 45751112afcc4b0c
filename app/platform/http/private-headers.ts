/** Of what is for one person: nobody else keeps it, and no search engine hears of it. */
export const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
