/** The shops of a process share its machine: of those that tests open, one is open at a time. */
interface Turn {
  close: () => Promise<void>;
  over: Promise<void>;
}
const holder = globalThis as { testShopTurn?: Turn | undefined };

/**
 * Opens a shop once the one before it is closed: a hook that ran out of time goes on behind the next file's back, and
 * would replace the runtime of that file's shop. @returns the shop; its `close` may be called twice.
 */
export async function inTurn<Closed extends { close: () => Promise<void> }>(
  open: () => Promise<Closed>,
): Promise<Closed> {
  while (holder.testShopTurn) await holder.testShopTurn.over;
  const { promise: over, resolve: finish } = Promise.withResolvers<void>();
  const opened = open();
  let closed: Promise<void> | undefined;
  const close = () =>
    (closed ??= opened
      .then((shop) => shop.close())
      .finally(() => {
        holder.testShopTurn = undefined;
        finish();
      }));
  holder.testShopTurn = { close, over };
  try {
    return { ...(await opened), close };
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

/** Closes what a file left open because it failed. */
export async function closeLeftShop(): Promise<void> {
  await holder.testShopTurn?.close();
}
