/** Far more than any form of the shop holds. */
const LARGEST_JSON = 64 * 1024;

/** Reads at most `most` bytes of a request's body. @returns null when there are more. */
export async function readBounded(request: Request, most: number): Promise<Uint8Array | null> {
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > most) return null;
  // No more than the declared length arrives.
  if (length !== null) return new Uint8Array(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Parses a request's body as JSON. The caller checks its content with a schema.
 * @returns undefined when the body is too long or is not JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBounded(request, LARGEST_JSON);
  if (!bytes) return undefined;
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
