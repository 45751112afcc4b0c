import type { Attribute, OnnxConstant, OnnxGraph, OnnxNode } from './onnx.ts';
import type { Operator, Tensor, TfliteModel } from './tflite.ts';

/**
 * Translates a TensorFlow Lite graph into ONNX. TensorFlow Lite keeps pictures as rows of pixels
 * (batch, height, width, channel), ONNX as planes (batch, channel, height, width): every tensor of
 * four dimensions is turned, and the graph's inputs and outputs are planes as well.
 */
export function toOnnx(model: TfliteModel, inputName: string, outputNames: string[]): OnnxGraph {
  const draft = new Draft(model.tensors);
  model.inputs.forEach((index) => draft.names.set(index, inputName));
  model.outputs.forEach((index, i) => draft.names.set(index, outputNames[i] ?? `output${i}`));
  for (const operator of model.operators) TRANSLATIONS[operator.kind]?.(draft, operator);
  const described = (index: number) => ({ name: draft.name(index), shape: draft.planes(index) });
  return {
    nodes: draft.nodes,
    constants: draft.constants,
    inputs: model.inputs.map(described),
    outputs: model.outputs.map(described),
  };
}

class Draft {
  readonly tensors: Tensor[];
  readonly nodes: OnnxNode[] = [];
  readonly constants: OnnxConstant[] = [];
  readonly names = new Map<number, string>();

  constructor(tensors: Tensor[]) {
    this.tensors = tensors;
  }

  tensor(index: number | undefined): Tensor {
    const tensor = this.tensors[index ?? -1];
    if (!tensor) throw new Error(`The model has no tensor ${index}`);
    return tensor;
  }

  shape(index: number | undefined): number[] {
    return this.tensor(index).shape;
  }

  /** The shape of a tensor once its channels come first. */
  planes(index: number | undefined): number[] {
    const shape = this.shape(index);
    return shape.length === 4 ? CHANNELS_FIRST.map((axis) => shape[axis] ?? 1) : shape;
  }

  /** The ONNX name of a tensor; a constant is written at its first use, ready to broadcast. */
  name(index: number | undefined): string {
    const tensor = this.tensor(index);
    const known = this.names.get(index ?? -1);
    if (known) return known;
    const name = `t${index}`;
    this.names.set(index ?? -1, name);
    if (tensor.floats) {
      const channels = tensor.floats.length;
      if (channels !== (tensor.shape.at(-1) ?? 1))
        throw new Error(`${tensor.name} is not one row of numbers`);
      this.constants.push({ name, shape: [channels, 1, 1], data: tensor.floats });
    }
    return name;
  }

  constant(data: Float32Array | number[], shape?: number[]): string {
    const name = `c${this.constants.length}`;
    const numbers = data instanceof Float32Array ? data : BigInt64Array.from(data, BigInt);
    this.constants.push({ name, shape: shape ?? [data.length], data: numbers });
    return name;
  }

  node(kind: string, inputs: string[], output: string, attributes: Record<string, Attribute> = {}): void {
    this.nodes.push({ kind, inputs, outputs: [output], attributes });
  }

  /** Adds a node whose result passes the activation that TensorFlow Lite fused into it. */
  activated(
    kind: string,
    inputs: string[],
    output: number | undefined,
    activation: number,
    attributes: Record<string, Attribute> = {},
  ): void {
    const name = this.name(output);
    if (activation === 0) return this.node(kind, inputs, name, attributes);
    if (activation !== 1) throw new Error(`Activation ${activation} is not known to the converter`);
    this.node(kind, inputs, `${name}_linear`, attributes);
    this.node('Relu', [`${name}_linear`], name);
  }
}

const CHANNELS_FIRST = [0, 3, 1, 2];
const CHANNELS_LAST = [0, 2, 3, 1];

type Translation = (draft: Draft, operator: Operator) => void;

const TRANSLATIONS: Record<string, Translation> = {
  CONV_2D(draft, { inputs, outputs, options }) {
    const [, , kernel] = [inputs[0], outputs[0], draft.tensor(inputs[1])];
    const weights = draft.constant(reorder(kernel, [0, 3, 1, 2]), permuted(kernel.shape, [0, 3, 1, 2]));
    convolve(draft, inputs, outputs, weights, kernel.shape.slice(1, 3), 1, {
      valid: options?.int8(0) === 1,
      strides: [options?.int32(2) ?? 1, options?.int32(1) ?? 1],
      activation: options?.int8(3) ?? 0,
    });
  },

  DEPTHWISE_CONV_2D(draft, { inputs, outputs, options }) {
    const kernel = draft.tensor(inputs[1]);
    const weights = draft.constant(reorder(kernel, [3, 0, 1, 2]), permuted(kernel.shape, [3, 0, 1, 2]));
    convolve(draft, inputs, outputs, weights, kernel.shape.slice(1, 3), kernel.shape[3] ?? 1, {
      valid: options?.int8(0) === 1,
      strides: [options?.int32(2) ?? 1, options?.int32(1) ?? 1],
      activation: options?.int8(4) ?? 0,
    });
  },

  TRANSPOSE_CONV(draft, { inputs, outputs, options }) {
    const kernel = draft.tensor(inputs[1]);
    const strides = [options?.int32(2) ?? 1, options?.int32(1) ?? 1];
    if (strides.some((stride, i) => stride !== kernel.shape[i + 1])) {
      throw new Error('Only transposed convolutions without overlap are known to the converter');
    }
    const weights = draft.constant(reorder(kernel, [3, 0, 1, 2]), permuted(kernel.shape, [3, 0, 1, 2]));
    const bias = draft.constant(numbers(draft.tensor(inputs[3])));
    draft.activated(
      'ConvTranspose',
      [draft.name(inputs[2]), weights, bias],
      outputs[0],
      options?.int8(3) ?? 0,
      {
        kernel_shape: kernel.shape.slice(1, 3),
        strides,
      },
    );
  },

  MAX_POOL_2D(draft, { inputs, outputs, options }) {
    const kernel = [options?.int32(4) ?? 1, options?.int32(3) ?? 1];
    const strides = [options?.int32(2) ?? 1, options?.int32(1) ?? 1];
    const valid = options?.int8(0) === 1;
    draft.activated('MaxPool', [draft.name(inputs[0])], outputs[0], options?.int8(5) ?? 0, {
      kernel_shape: kernel,
      strides,
      pads: valid ? [0, 0, 0, 0] : samePads(draft.shape(inputs[0]), kernel, strides),
    });
  },

  /** float16 weights became float32 when they were read; the result is the same constant. */
  DEQUANTIZE(draft, { inputs, outputs }) {
    draft.tensor(outputs[0]).floats = numbers(draft.tensor(inputs[0]));
  },

  ADD: (draft, { inputs, outputs, options }) =>
    draft.activated(
      'Add',
      inputs.map((i) => draft.name(i)),
      outputs[0],
      options?.int8(0) ?? 0,
    ),

  MUL: (draft, { inputs, outputs, options }) =>
    draft.activated(
      'Mul',
      inputs.map((i) => draft.name(i)),
      outputs[0],
      options?.int8(0) ?? 0,
    ),

  RELU: (draft, { inputs, outputs }) => draft.node('Relu', [draft.name(inputs[0])], draft.name(outputs[0])),

  PRELU: (draft, { inputs, outputs }) =>
    draft.node('PRelu', [draft.name(inputs[0]), draft.name(inputs[1])], draft.name(outputs[0])),

  SOFTMAX: (draft, { inputs, outputs }) =>
    draft.node('Softmax', [draft.name(inputs[0])], draft.name(outputs[0]), { axis: 1 }),

  SUM(draft, { inputs, outputs, options }) {
    const axes = (draft.tensor(inputs[1]).ints ?? []).map((axis) => CHANNELS_FIRST.indexOf(axis));
    draft.node('ReduceSum', [draft.name(inputs[0]), draft.constant(axes)], draft.name(outputs[0]), {
      keepdims: options?.bool(0) ? 1 : 0,
    });
  },

  PAD(draft, { inputs, outputs }) {
    const pairs = draft.tensor(inputs[1]).ints ?? [];
    const pads = [0, 1].flatMap((end) => CHANNELS_FIRST.map((axis) => pairs[axis * 2 + end] ?? 0));
    draft.node('Pad', [draft.name(inputs[0]), draft.constant(pads)], draft.name(outputs[0]));
  },

  CONCATENATION(draft, { inputs, outputs, options }) {
    const rank = draft.shape(outputs[0]).length;
    const axis = options?.int32(0) ?? 0;
    draft.node(
      'Concat',
      inputs.map((i) => draft.name(i)),
      draft.name(outputs[0]),
      {
        axis: rank === 4 ? CHANNELS_FIRST.indexOf(axis) : axis,
      },
    );
  },

  RESHAPE(draft, { inputs, outputs }) {
    const from = draft.name(inputs[0]);
    const to = draft.name(outputs[0]);
    const shape = draft.shape(outputs[0]);
    draft.node('Transpose', [from], `${to}_rows`, { perm: CHANNELS_LAST });
    const reshaped = shape.length === 4 ? `${to}_reshaped` : to;
    draft.node('Reshape', [`${to}_rows`, draft.constant(shape)], reshaped);
    if (shape.length === 4) draft.node('Transpose', [reshaped], to, { perm: CHANNELS_FIRST });
  },

  TRANSPOSE(draft, { inputs, outputs }) {
    const order = draft.tensor(inputs[1]).ints ?? [];
    const perm = CHANNELS_FIRST.map((axis) => CHANNELS_FIRST.indexOf(order[axis] ?? 0));
    draft.node('Transpose', [draft.name(inputs[0])], draft.name(outputs[0]), { perm });
  },

  RESIZE_BILINEAR(draft, { inputs, outputs, options }) {
    if (options?.bool(2) || !options?.bool(3))
      throw new Error('Only half-pixel centres are known to the converter');
    const sizes = draft.constant(draft.planes(outputs[0]));
    draft.node('Resize', [draft.name(inputs[0]), '', '', sizes], draft.name(outputs[0]), {
      mode: 'linear',
      coordinate_transformation_mode: 'half_pixel',
    });
  },

  /** At whole factors, half-pixel centres rounded to the nearest repeat every pixel. */
  RESIZE_NEAREST_NEIGHBOR(draft, { inputs, outputs }) {
    const sizes = draft.constant(draft.planes(outputs[0]));
    draft.node('Resize', [draft.name(inputs[0]), '', '', sizes], draft.name(outputs[0]), {
      mode: 'nearest',
      coordinate_transformation_mode: 'asymmetric',
      nearest_mode: 'floor',
    });
  },
};

function convolve(
  draft: Draft,
  inputs: number[],
  outputs: number[],
  weights: string,
  kernel: number[],
  group: number,
  how: { valid: boolean; strides: number[]; activation: number },
): void {
  const bias = draft.constant(numbers(draft.tensor(inputs[2])));
  draft.activated('Conv', [draft.name(inputs[0]), weights, bias], outputs[0], how.activation, {
    kernel_shape: kernel,
    strides: how.strides,
    group,
    pads: how.valid ? [0, 0, 0, 0] : samePads(draft.shape(inputs[0]), kernel, how.strides),
  });
}

/** TensorFlow's "same" padding as top, left, bottom, right: the odd pixel goes below and right. */
function samePads(shape: number[], kernel: number[], strides: number[]): number[] {
  const totals = [0, 1].map((axis) => {
    const [size, window, stride] = [shape[axis + 1] ?? 1, kernel[axis] ?? 1, strides[axis] ?? 1];
    return Math.max((Math.ceil(size / stride) - 1) * stride + window - size, 0);
  });
  return [...totals.map((total) => total >> 1), ...totals.map((total) => (total + 1) >> 1)];
}

function numbers(tensor: Tensor): Float32Array {
  if (!tensor.floats) throw new Error(`${tensor.name} should be a constant`);
  return tensor.floats;
}

function permuted(shape: number[], order: number[]): number[] {
  return order.map((axis) => shape[axis] ?? 1);
}

/** A constant of four dimensions with its axes in another order. */
function reorder(tensor: Tensor, order: number[]): Float32Array {
  const from = numbers(tensor);
  const strides = [3, 2, 1, 0].reduce<number[]>(
    (all, axis) => [axis === 3 ? 1 : (all[0] ?? 1) * (tensor.shape[axis + 1] ?? 1), ...all],
    [],
  );
  const [a = 1, b = 1, c = 1, d = 1] = permuted(tensor.shape, order);
  const [sa = 0, sb = 0, sc = 0, sd = 0] = permuted(strides, order);
  const to = new Float32Array(from.length);
  let at = 0;
  for (let i = 0; i < a; i++)
    for (let j = 0; j < b; j++)
      for (let k = 0; k < c; k++)
        for (let l = 0; l < d; l++) to[at++] = from[i * sa + j * sb + k * sc + l * sd] ?? 0;
  return to;
}
