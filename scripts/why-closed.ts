/** Errors that a person can fix at a file or folder: wrong owner, read-only, full, or of the wrong kind. */
const ABOUT_FILES = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EISDIR'];

/** @returns a readable reason why the shop cannot open; undefined when the program itself is at fault. */
export function whyClosed(
  error: unknown,
  {
    EnvironmentProblem,
    DataInUse,
    DamagedData,
  }: Pick<typeof import('../app/web.server.ts'), 'EnvironmentProblem' | 'DataInUse' | 'DamagedData'>,
): string | undefined {
  const { code, port, syscall, path, message } = error as NodeJS.ErrnoException & { port?: number };
  if ([EnvironmentProblem, DataInUse, DamagedData].some((kind) => error instanceof kind)) return message;
  if (code === 'EADDRINUSE' || (code === 'EACCES' && port !== undefined)) {
    const trouble = code === 'EACCES' ? 'may not be used by this user' : 'is taken by another program';
    return `Port ${port} ${trouble}. Choose another one: ${variableOf(port)}=${Number(port) + 10} npm start`;
  }
  if (syscall === 'mkdir') return `DATA_DIR: no folder can be made there (${code}).`;
  if (code && path && ABOUT_FILES.includes(code)) return `The shop may not use ${path} (${code}).`;
  return undefined;
}

/** The settings that name a port, and what they are when nobody set them. */
const PORTS: Record<string, string> = { PORT: '3000', STREET_PORT: '3001', METRICS_PORT: '' };

function variableOf(port: number | undefined): string {
  const named = Object.keys(PORTS).find((name) => Number(process.env[name] || PORTS[name]) === port);
  return named ?? 'PORT';
}
