import path from 'node:path';

/** Import this first. It changes the working folder to the shop's folder. */
process.chdir(path.dirname(import.meta.dirname));
