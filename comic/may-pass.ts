/**
 * Whether what went wrong may go well another time: the machine had no memory, file or room to give. What an order makes
 * fail, it makes fail every time.
 */
export function mayPass(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (!(error instanceof Error)) return false;
  // The operating system's own refusals have a number.
  return 'errno' in error || /memory|allocat/i.test(error.message);
}
