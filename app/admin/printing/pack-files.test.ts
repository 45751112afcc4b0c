import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { packFiles } from './pack-files.server.ts';

it('a pack holds its files byte for byte, large ones too', async () => {
  const large = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251);
  const files = { 'job-ticket.pdf': new Uint8Array([37, 80, 68, 70]), '1-iron-inside.pdf': large };
  const pack = packFiles(Object.entries(files).map(([name, bytes]) => ({ name, bytes })));
  const unpacked = unzipSync(new Uint8Array(await new Response(pack).arrayBuffer()));
  expect(Object.keys(unpacked)).toEqual(Object.keys(files));
  for (const [name, bytes] of Object.entries(files)) expect(Buffer.compare(unpacked[name]!, bytes)).toBe(0);
});

it('an empty pack is a ZIP all the same', async () => {
  const bytes = new Uint8Array(await new Response(packFiles([])).arrayBuffer());
  expect(unzipSync(bytes)).toEqual({});
});
