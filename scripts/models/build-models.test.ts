import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as ort from 'onnxruntime-web/wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildModels } from '../build-models.ts';

const folders: string[] = [];

beforeAll(() => {
  for (let i = 0; i < 2; i++) folders.push(mkdtempSync(join(tmpdir(), 'models-')));
  for (const folder of folders) buildModels(folder);
}, 60_000);

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the models from the npm packages', () => {
  it('come out the same every time', () => {
    const [first, second] = folders as [string, string];
    expect(readdirSync(first)).toEqual([
      'face-detection-far.onnx',
      'face-detection.onnx',
      'face-landmarks.onnx',
      'person-parts.onnx',
    ]);
    for (const file of readdirSync(first)) {
      expect(readFileSync(join(first, file)).equals(readFileSync(join(second, file)))).toBe(true);
    }
  });

  it.each([
    ['face-detection', 128, { boxes: [1, 896, 16], scores: [1, 896, 1] }],
    ['face-detection-far', 192, { boxes: [1, 2304, 16], scores: [1, 2304, 1] }],
    ['face-landmarks', 192, { landmarks: [1, 1404, 1, 1], score: [1, 1, 1, 1] }],
    ['person-parts', 256, { parts: [1, 6, 256, 256] }],
  ])('%s runs and answers in its shapes', async (name, side, shapes) => {
    ort.env.wasm.numThreads = 1;
    const session = await ort.InferenceSession.create(readFileSync(join(folders[0]!, `${name}.onnx`)));
    const grey = new Float32Array(3 * side * side).fill(0.5);
    const answer = await session.run({ image: new ort.Tensor('float32', grey, [1, 3, side, side]) });
    expect(Object.fromEntries(Object.entries(answer).map(([key, tensor]) => [key, tensor.dims]))).toEqual(
      shapes,
    );
    for (const tensor of Object.values(answer)) {
      expect((tensor.data as Float32Array).every(Number.isFinite)).toBe(true);
    }
  });
});
