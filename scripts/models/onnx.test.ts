import * as ort from 'onnxruntime-web/wasm';
import { describe, expect, it } from 'vitest';
import { writeOnnx } from './onnx.ts';

describe('writeOnnx', () => {
  it('writes a graph that the runtime runs', async () => {
    const file = writeOnnx({
      nodes: [
        { kind: 'Add', inputs: ['x', 'c'], outputs: ['sum'], attributes: {} },
        { kind: 'LeakyRelu', inputs: ['sum'], outputs: ['bent'], attributes: { alpha: { float: 0.5 } } },
        { kind: 'Transpose', inputs: ['bent'], outputs: ['y'], attributes: { perm: [1, 0] } },
      ],
      constants: [{ name: 'c', shape: [3], data: Float32Array.of(10, -200, 3) }],
      inputs: [{ name: 'x', shape: [2, 3] }],
      outputs: [{ name: 'y', shape: [3, 2] }],
    });
    ort.env.wasm.numThreads = 1;
    const session = await ort.InferenceSession.create(file);
    const { y } = await session.run({ x: new ort.Tensor('float32', [1, 2, 3, 4, 5, 6], [2, 3]) });
    expect(Array.from(y!.data as Float32Array)).toEqual([11, 14, -99, -97.5, 6, 9]);
  });
});
