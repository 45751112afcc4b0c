import path from 'node:path';

/** For the first import of a process: it works in the shop's folder, wherever it was started from. */
process.chdir(path.dirname(import.meta.dirname));
