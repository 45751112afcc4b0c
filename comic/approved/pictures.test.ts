import { beforeAll, describe, expect, it } from 'vitest';
import { type Lettering, loadLettering } from '../index.ts';
import { fontBytes } from '../node-fonts.ts';
import { APPROVED, approvedFile, changedShare, drawNow } from './pictures.ts';

/** Six pixels of a picture: less than one letter of a name. */
const UNNOTICED = 0.0001;

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
});

describe('approved pictures (npm run pictures shows old, new and difference)', () => {
  it.each(APPROVED)('$id is drawn as it was approved', async (picture) => {
    const share = await changedShare(await drawNow(picture, lettering), approvedFile(picture.id));
    expect(share).toBeLessThanOrEqual(UNNOTICED);
  });

  it('notices two letters of a name that changed places', async () => {
    const splash = APPROVED.find(({ id }) => id === 'splash')!;
    const other = { ...splash, request: { ...splash.request, name: 'Maere' } };
    const share = await changedShare(await drawNow(other, lettering), approvedFile('splash'));
    expect(share).toBeGreaterThan(UNNOTICED);
  });

  it('notices a page that was drawn differently', async () => {
    const [first, second] = [APPROVED[0]!, APPROVED[1]!];
    expect(await changedShare(await drawNow(first, lettering), approvedFile(second.id))).toBeGreaterThan(0.2);
  });
});
