/** Where the gate leads: the staff page that was asked for, or the first one. Never out of the room. */
export function roomAddress(wanted: string | null): string {
  return wanted !== null && /^\/admin\/[\w\-/]+(\?[^\s\\]*)?$/.test(wanted) ? wanted : '/admin/today';
}
