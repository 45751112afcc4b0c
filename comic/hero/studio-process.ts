import { type ChildProcess, fork } from 'node:child_process';
import { STUDIO_ENVIRONMENT } from './studio-environment.ts';

/** A studio as a process of its own, which has no environment but what it needs. Kill it when it is no longer wanted. */
export function openStudioProcess(): ChildProcess {
  return fork(new URL('./worker.ts', import.meta.url), {
    serialization: 'advanced',
    env: { ...STUDIO_ENVIRONMENT },
    execArgv: [],
  });
}
