import { beforeAll, describe, expect, it } from 'vitest';
import { type Lettering, loadLettering } from '../index.ts';
import { fontBytes } from '../node-fonts.ts';
import { APPROVED, approvedFile, changedShare, drawNow } from './pictures.ts';

/** Less than a line of lettering. */
const UNNOTICED = 0.001;

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
});

describe('approved pictures (npm run pictures shows old, new and difference)', () => {
  it.each(APPROVED)('$id is drawn as it was approved', async (picture) => {
    const share = await changedShare(await drawNow(picture, lettering), approvedFile(picture.id));
    expect(share).toBeLessThanOrEqual(UNNOTICED);
  });

  it('notices a page that was drawn differently', async () => {
    const [first, second] = [APPROVED[0]!, APPROVED[1]!];
    expect(await changedShare(await drawNow(first, lettering), approvedFile(second.id))).toBeGreaterThan(0.2);
  });
});
