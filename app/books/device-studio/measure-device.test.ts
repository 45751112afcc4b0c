import { afterEach, describe, expect, it, vi } from 'vitest';
import { measureDevice } from './measure-device.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs the browser features that Node lacks. */
function asInBrowser(): void {
  for (const name of ['Worker', 'createImageBitmap', 'OffscreenCanvas']) vi.stubGlobal(name, vi.fn());
}

describe('a device is measured', () => {
  it('by what its browser tells and by how long a piece of work takes', () => {
    asInBrowser();
    const connection = { saveData: true, effectiveType: '3g', downlink: 1.5 };
    vi.stubGlobal('navigator', { deviceMemory: 2, connection });
    const { probeSeconds, ...told } = measureDevice();
    expect(told).toEqual({
      hasWhatItTakes: true,
      memoryGb: 2,
      savesData: true,
      networkLike: '3g',
      megabitsPerSecond: 1.5,
    });
    expect(probeSeconds).toBeGreaterThan(0.0002);
    expect(probeSeconds).toBeLessThan(1);
  });

  it('where the browser tells nothing', () => {
    asInBrowser();
    vi.stubGlobal('navigator', {});
    expect(measureDevice()).toMatchObject({ hasWhatItTakes: true, memoryGb: undefined, savesData: false });
  });

  it.each(['Worker', 'createImageBitmap', 'OffscreenCanvas', 'WebAssembly'])(
    'as unable without %s, and does no work for it',
    (missing) => {
      asInBrowser();
      vi.stubGlobal('navigator', {});
      vi.stubGlobal(missing, undefined);
      expect(measureDevice()).toMatchObject({ hasWhatItTakes: false, probeSeconds: Infinity });
    },
  );

  it('as unable to draw when it lacks SIMD', () => {
    asInBrowser();
    vi.stubGlobal('navigator', {});
    vi.spyOn(WebAssembly, 'validate').mockReturnValueOnce(false);
    expect(measureDevice().hasWhatItTakes).toBe(false);
  });
});
