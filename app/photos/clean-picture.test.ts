import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { cleanPicture } from './clean-picture.server.ts';

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'white' } }).jpeg();

describe('a picture that takes too long to open', () => {
  it('is told from one that is none by the first word of its failure', async () => {
    const slow = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } });
    await expect(slow.blur(300).timeout({ seconds: 1 }).jpeg().toBuffer()).rejects.toThrow(/^timeout/);
  });

  it('is too large', async () => {
    const bytes = await picture(40).toBuffer();
    vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValueOnce(new Error('timeout: 87% complete'));
    expect(await cleanPicture(bytes, 'whole')).toBe('too large');
  });
});
