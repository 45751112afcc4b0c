import { expect, it } from 'vitest';
import { type Device, drawsItself } from './device-policy.ts';

/** A mid-range phone, at home. */
const PHONE: Device = {
  hasWhatItTakes: true,
  memoryGb: 4,
  probeSeconds: 0.012,
  savesData: false,
  networkLike: '4g',
  megabitsPerSecond: 10,
};
/** A browser that reveals neither memory nor network. */
const SILENT = { memoryGb: undefined, networkLike: undefined, megabitsPerSecond: undefined };

it.each<[string, Partial<Device>, boolean]>([
  ['a telephone of the middle sort', {}, true],
  ['one whose browser says nothing of memory and network', SILENT, true],
  ['a slow one whose browser says nothing', { ...SILENT, probeSeconds: 0.1 }, false],
  ['one with plenty of memory', { memoryGb: 8 }, true],
  ['one with little memory', { memoryGb: 2 }, false],
  ['one without workers, canvases or SIMD', { hasWhatItTakes: false }, false],
  ['one that takes four times as long as the machine of the figures', { probeSeconds: 0.02 }, true],
  ['one that takes ten times as long', { probeSeconds: 0.05 }, false],
  ['one whose clock could not be read', { probeSeconds: NaN }, false],
  ['one that saves data', { savesData: true }, false],
  ['one on a network like 3G', { networkLike: '3g' }, false],
  ['one on a network like 2G', { networkLike: '2g' }, false],
  ['one on the thinnest network', { networkLike: 'slow-2g' }, false],
  ['one that brings the studio in 14 s', { megabitsPerSecond: 7.2 }, true],
  ['one that would take 20 s for it', { megabitsPerSecond: 5 }, false],
  ['one whose network has come to a stop', { megabitsPerSecond: 0 }, false],
])('%s', (_name, differs, itself) => {
  expect(drawsItself({ ...PHONE, ...differs })).toBe(itself);
});
