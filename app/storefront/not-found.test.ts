import { expect, it, vi } from 'vitest';
import { log } from '../platform/log.server.ts';
import { loader } from './not-found.tsx';

it('an address that leads nowhere is logged by its path, without what else stood in it', () => {
  const info = vi.spyOn(log, 'info');
  const request = new Request('https://shop.example/comics/lost?email=asha@example.in');
  const { init } = loader({ request } as unknown as Parameters<typeof loader>[0]);
  expect(init?.status).toBe(404);
  expect(info).toHaveBeenCalledWith('A page was not found.', { path: '/comics/lost' });
});
