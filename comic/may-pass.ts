/**
 * Whether a retry may succeed: the error came from the machine, which was short of memory, files or space.
 * An error that the order itself causes would occur every time.
 */
export function mayPass(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return false;
  // Errors of the operating system have an `errno`.
  return 'errno' in error || /memory|allocat/i.test(error.message);
}
