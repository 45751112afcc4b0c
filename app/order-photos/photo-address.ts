/** Where the deeds about the photo of an ordered book are. */
export const addressOf = ({ orderId, itemId }: { orderId: string; itemId: string }): string =>
  `/orders/${orderId}/books/${itemId}`;
