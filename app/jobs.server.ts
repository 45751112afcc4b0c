import { photoClock } from './photos/photo-clock.job.server.ts';
import type { Job } from './platform/jobs.server.ts';
import { vacuumJob } from './platform/vacuum.job.server.ts';

/** All later work of the shop. */
export const JOBS: Job<never>[] = [photoClock, vacuumJob];
