/** The shops in a process share global state, so only one of a test's shops is open at a time. */
interface Turn {
  close: () => Promise<void>;
  over: Promise<void>;
}
const holder = globalThis as { testShopTurn?: Turn | undefined };

/**
 * Opens a shop after the previous one has closed. A hook that timed out keeps running during the next file,
 * and would replace the runtime of that file's shop.
 * @returns the shop; calling its `close` twice is safe.
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

/** Closes the shop that a test file left open because it failed. */
export async function closeLeftShop(): Promise<void> {
  await holder.testShopTurn?.close();
}
