import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from './refusal.ts';
import { readTar } from './tar.ts';

const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const SECRET = 'session-secret';

const column = z.object({ name: z.string(), type: z.string() });
const table = z.object({
  name: z.string(),
  columns: z.array(column),
  rows: z.number(),
  /** Sum of each column that holds money, as text: it may be more than a number holds. */
  money: z.record(z.string(), z.string()),
});
const manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), digest: z.string() })).min(1),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
  /** Work that was still to be done, and the names of its queues. */
  jobs: z.object({ columns: z.array(column), rows: z.number(), queues: z.array(z.string()) }),
  /** Photos and books were left out: what comes back with this leaves them where they are. */
  withoutFiles: z.boolean().default(false),
  /** SHA-256 of every other file of the archive. */
  digests: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifest>;
export type Table = Manifest['tables'][number];
export type Column = z.infer<typeof column>;

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The manifest with its own checksum in front: it is what all the others are compared with. */
export function sealed(value: Omit<Manifest, 'format'>): Buffer {
  const text = JSON.stringify({ format: FORMAT, ...value }, null, 1);
  return Buffer.from(`${digestOf(Buffer.from(text))}\n${text}`);
}

/**
 * Reads a whole backup.
 * @throws Refusal when a part is missing or changed, or the format is not supported.
 */
export async function readManifest(file: string): Promise<Manifest> {
  const found: Record<string, string> = {};
  let last: Buffer | undefined;
  try {
    for await (const { name, bytes } of readTar(file)) {
      if (name === MANIFEST) last = bytes;
      else found[name] = digestOf(bytes);
    }
  } catch (error) {
    throw damaged(file, (error as Error).message);
  }
  if (!last) throw damaged(file, 'its list of contents is missing');
  const [digest, ...lines] = last.toString('utf8').split('\n');
  const text = lines.join('\n');
  if (digest !== digestOf(Buffer.from(text))) throw damaged(file, 'its list of contents was changed');
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Refusal(`${file} was written by another version of the shop.`);
  const { digests } = parsed.data;
  const wrong = [...new Set([...Object.keys(digests), ...Object.keys(found)])].find(
    (name) => digests[name] !== found[name],
  );
  if (wrong) throw damaged(file, `${wrong} is not what was put in`);
  return parsed.data;
}

const damaged = (file: string, why: string): Refusal =>
  new Refusal(`${file} is damaged (${why}). Nothing was touched.`);
