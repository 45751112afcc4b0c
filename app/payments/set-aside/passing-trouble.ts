import { isPassing } from '../../platform/http/passing-failure.server.ts';

/** PostgreSQL's codes for two transactions in each other's way, a lock or a statement that took too long. */
const IN_THE_WAY = /^(40\w{3}|55P03|57014)$/;

/** Whether the same work may well succeed a little later. Everything else is set aside at once. */
export function isPassingTrouble(error: unknown): boolean {
  return isPassing(error) || isInTheWay(error);
}

function isInTheWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && IN_THE_WAY.test(code)) || isInTheWay(error.cause);
}
