import * as ort from 'onnxruntime-web/wasm';
import { describe, expect, it } from 'vitest';
import { halveKernels } from './halve.ts';
import { type OnnxGraph, writeOnnx } from './onnx.ts';

/** One convolution of 3 × 3 over a picture of 4 × 4. */
function convolution(kernel: Float32Array): OnnxGraph {
  return {
    nodes: [{ kind: 'Conv', inputs: ['x', 'k', 'b'], outputs: ['y'], attributes: { kernel_shape: [3, 3] } }],
    constants: [
      { name: 'k', shape: [1, 1, 3, 3], data: kernel },
      { name: 'b', shape: [1], data: Float32Array.of(1 / 3) },
    ],
    inputs: [{ name: 'x', shape: [1, 1, 4, 4] }],
    outputs: [{ name: 'y', shape: [1, 1, 2, 2] }],
  };
}

async function run(graph: OnnxGraph): Promise<number[]> {
  ort.env.wasm.numThreads = 1;
  const session = await ort.InferenceSession.create(writeOnnx(graph));
  const picture = Float32Array.from({ length: 16 }, (_, i) => i / 16);
  const { y } = await session.run({ x: new ort.Tensor('float32', picture, [1, 1, 4, 4]) });
  return Array.from(y!.data as Float32Array);
}

describe('halveKernels', () => {
  it('changes no answer of weights that half precision holds', async () => {
    const kernel = Float32Array.of(0.5, -0.25, 1, 2, 0.125, -3, 0, 7.5, 0.75);
    expect(await run(halveKernels(convolution(kernel)))).toEqual(await run(convolution(kernel)));
  });

  it('changes the answers of others by a two thousandth at most', async () => {
    const kernel = Float32Array.from({ length: 9 }, (_, i) => 1 / (i + 3));
    const whole = await run(convolution(kernel));
    const half = await run(halveKernels(convolution(kernel)));
    expect(half).not.toEqual(whole);
    half.forEach((value, i) => expect(Math.abs(value / whole[i]! - 1)).toBeLessThan(1 / 2000));
  });

  it('takes half the bytes for kernels and leaves what is added once a channel', () => {
    const { constants } = halveKernels(convolution(new Float32Array(9)));
    expect(constants.map(({ name, data }) => [name, data.byteLength])).toEqual([
      ['k_half', 18],
      ['b', 4],
    ]);
  });

  it('refuses a weight that half precision cannot hold', () => {
    expect(() => halveKernels(convolution(new Float32Array(9).fill(70_000)))).toThrow('k does not fit');
  });
});
