/** How often each order has changed, by order number. */
type Revisions = ReadonlyMap<string, number>;

/** One short text for all revisions. It differs after every change, because revisions only grow. */
export function markOf(revisions: Revisions): string {
  const changes = [...revisions.values()].reduce((sum, revision) => sum + revision, 0);
  return `${revisions.size}-${changes}`;
}

/** The numbers of the orders that changed between two readings. */
export function changedOrders(before: Revisions, after: Revisions): string[] {
  return [...after.keys()].filter((orderNumber) => after.get(orderNumber) !== before.get(orderNumber));
}
