import type { Job } from './platform/jobs.server.ts';

/** All later work of the shop. */
export const JOBS: Job<never>[] = [];
