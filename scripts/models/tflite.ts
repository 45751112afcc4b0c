import { Table } from './flatbuffer.ts';

/** One value that flows through a model. Constants carry their numbers. */
export interface Tensor {
  name: string;
  shape: number[];
  floats?: Float32Array;
  ints?: number[];
}

export interface Operator {
  kind: string;
  inputs: number[];
  outputs: number[];
  options: Table | undefined;
}

/** A TensorFlow Lite model with one graph. Tensors are named by their place in `tensors`. */
export interface TfliteModel {
  tensors: Tensor[];
  operators: Operator[];
  inputs: number[];
  outputs: number[];
}

/** The built-in operators that these models use, by TensorFlow Lite's number. */
const KINDS: Record<number, string> = {
  0: 'ADD',
  2: 'CONCATENATION',
  3: 'CONV_2D',
  4: 'DEPTHWISE_CONV_2D',
  6: 'DEQUANTIZE',
  17: 'MAX_POOL_2D',
  18: 'MUL',
  19: 'RELU',
  22: 'RESHAPE',
  23: 'RESIZE_BILINEAR',
  25: 'SOFTMAX',
  34: 'PAD',
  39: 'TRANSPOSE',
  54: 'PRELU',
  67: 'TRANSPOSE_CONV',
  74: 'SUM',
  97: 'RESIZE_NEAREST_NEIGHBOR',
};

const FLOAT32 = 0;
const FLOAT16 = 1;
const INT32 = 2;

/** Reads a TensorFlow Lite file. Throws on operators or number types that no known model needs. */
export function readTflite(file: Uint8Array): TfliteModel {
  const model = Table.root(file);
  const kinds = model.tables(1).map((code) => {
    const number = Math.max(code.int8(0), code.int32(3));
    const kind = KINDS[number];
    if (!kind) throw new Error(`The model uses operator ${number}, which the converter does not know`);
    return kind;
  });
  const graph = model.tables(2)[0];
  if (!graph) throw new Error('The model holds no graph');
  const buffers = model.tables(4);
  return {
    tensors: graph.tables(0).map((tensor) => readTensor(tensor, buffers)),
    operators: graph.tables(3).map((operator) => ({
      kind: kinds[operator.int32(0)] ?? '',
      inputs: operator.int32s(1),
      outputs: operator.int32s(2),
      options: operator.table(4),
    })),
    inputs: graph.int32s(1),
    outputs: graph.int32s(2),
  };
}

function readTensor(tensor: Table, buffers: Table[]): Tensor {
  const value: Tensor = { name: tensor.text(3), shape: tensor.int32s(0) };
  const type = tensor.int8(1);
  // A copy, because numbers in the file need not lie at multiples of their size.
  const data = buffers[tensor.int32(2)]?.blob(0).slice();
  if (!data?.length) return value;
  if (type === FLOAT32) value.floats = new Float32Array(data.buffer);
  else if (type === FLOAT16) value.floats = fromHalf(new Uint16Array(data.buffer));
  else if (type === INT32) value.ints = Array.from(new Int32Array(data.buffer));
  else throw new Error(`Tensor ${value.name} has number type ${type}, which the converter does not know`);
  return value;
}

function fromHalf(halves: Uint16Array): Float32Array {
  return Float32Array.from(halves, (half) => {
    const sign = half & 0x8000 ? -1 : 1;
    const exponent = (half >> 10) & 0x1f;
    const fraction = half & 0x3ff;
    if (exponent === 0) return sign * fraction * 2 ** -24;
    if (exponent === 31) return fraction ? NaN : sign * Infinity;
    return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
  });
}
