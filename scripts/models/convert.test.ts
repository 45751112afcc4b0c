import { describe, expect, it } from 'vitest';
import { toOnnx } from './convert.ts';
import type { TfliteModel } from './tflite.ts';

/** A model of one operator; tensors are given in the order in which the operator reads them. */
function model(kind: string, tensors: TfliteModel['tensors']): TfliteModel {
  const last = tensors.length - 1;
  const inputs = tensors.map((_, i) => i).slice(0, last);
  return {
    tensors,
    operators: [{ kind, inputs, outputs: [last], options: undefined }],
    inputs: [0],
    outputs: [last],
  };
}

describe('toOnnx', () => {
  it('turns pictures from rows of pixels into planes', () => {
    const graph = toOnnx(
      model('RELU', [
        { name: 'in', shape: [1, 4, 6, 3] },
        { name: 'out', shape: [1, 4, 6, 3] },
      ]),
      'image',
      ['result'],
    );
    expect(graph.inputs).toEqual([{ name: 'image', shape: [1, 3, 4, 6] }]);
    expect(graph.outputs).toEqual([{ name: 'result', shape: [1, 3, 4, 6] }]);
    expect(graph.nodes).toEqual([{ kind: 'Relu', inputs: ['image'], outputs: ['result'], attributes: {} }]);
  });

  it('keeps a transposition true when the planes come first', () => {
    const graph = toOnnx(
      model('TRANSPOSE', [
        { name: 'in', shape: [8, 4, 6, 3] },
        { name: 'order', shape: [4], ints: [0, 2, 1, 3] },
        { name: 'out', shape: [8, 6, 4, 3] },
      ]),
      'image',
      ['result'],
    );
    expect(graph.nodes[0]?.attributes).toEqual({ perm: [0, 1, 3, 2] });
  });

  it('reorders the weights of a convolution', () => {
    const floats = Float32Array.from({ length: 2 * 1 * 1 * 3 }, (_, i) => i);
    const graph = toOnnx(
      model('CONV_2D', [
        { name: 'in', shape: [1, 5, 5, 3] },
        { name: 'weights', shape: [2, 1, 1, 3], floats },
        { name: 'bias', shape: [2], floats: Float32Array.of(7, 8) },
        { name: 'out', shape: [1, 5, 5, 2] },
      ]),
      'image',
      ['result'],
    );
    expect(graph.constants[0]).toMatchObject({ shape: [2, 3, 1, 1], data: floats });
    expect(graph.nodes[0]?.attributes['pads']).toEqual([0, 0, 0, 0]);
  });
});
