import { type ChildProcess, fork } from 'node:child_process';
import { STUDIO_ENVIRONMENT } from './studio-environment.ts';

/**
 * Starts a studio in a process of its own, with only the environment that it needs. Kill it when it is no
 * longer needed.
 */
export function openStudioProcess(): ChildProcess {
  return fork(new URL('./worker.ts', import.meta.url), {
    serialization: 'advanced',
    env: { ...STUDIO_ENVIRONMENT },
    execArgv: [],
  });
}
