import type { MakeOrder } from '#comic';
import { machine } from '../platform/machine.server.ts';

/**
 * Keeps what a made book was drawn from beside its files, so that it can be read on a screen when the photo has left.
 */
export async function keepDrawing(orderItemId: string, request: MakeOrder['request']): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  await machine().files.put(keyOf(orderItemId), bytes, 'application/json');
}

/** A `BookRequest` of the workshop as JSON; nothing for books that were made before any was kept. */
export async function drawingOf(orderItemId: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return machine().files.get(keyOf(orderItemId));
}

const keyOf = (orderItemId: string): string => `books/${orderItemId}-drawing.json`;
