import { isPassing } from '../../platform/http/passing-failure.server.ts';

/** PostgreSQL's error codes for conflicting transactions, and for a lock or statement that took too long. */
const IN_THE_WAY = /^(40\w{3}|55P03|57014)$/;

/** Whether the same work may succeed a little later. After other errors the news is set aside at once. */
export function isPassingTrouble(error: unknown): boolean {
  return isPassing(error) || isInTheWay(error);
}

function isInTheWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && IN_THE_WAY.test(code)) || isInTheWay(error.cause);
}
