/** Where the gate leads: the requested staff page, or the first one. Never outside the staff pages. */
export function roomAddress(wanted: string | null): string {
  return wanted !== null && /^\/admin\/[\w\-/]+(\?[^\s\\]*)?$/.test(wanted) ? wanted : '/admin/today';
}
