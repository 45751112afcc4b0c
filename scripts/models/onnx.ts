/** What an ONNX node may be told, beside its inputs. A plain number is an integer. */
export type Attribute = number | { float: number } | string | number[];

export interface OnnxNode {
  kind: string;
  inputs: string[];
  outputs: string[];
  attributes: Record<string, Attribute>;
}

export interface OnnxConstant {
  name: string;
  shape: number[];
  data: Float32Array | Float16Array | BigInt64Array;
}

export interface OnnxGraph {
  nodes: OnnxNode[];
  constants: OnnxConstant[];
  inputs: { name: string; shape: number[] }[];
  outputs: { name: string; shape: number[] }[];
}

const IR_VERSION = 8;
const OPERATOR_SET = 17;
/** The number of a tensor's type. */
export const FLOAT = 1;
const INT64 = 7;
const FLOAT16 = 10;

/** Serialises a graph of float32 tensors as an ONNX file (protocol buffers, onnx.proto3). */
export function writeOnnx(graph: OnnxGraph): Uint8Array {
  return join([
    integer(1, IR_VERSION),
    message(7, [
      ...graph.nodes.map((node) => message(1, nodeFields(node))),
      text(2, 'graph'),
      ...graph.constants.map((constant) => message(5, constantFields(constant))),
      ...graph.inputs.map((value) => message(11, valueFields(value))),
      ...graph.outputs.map((value) => message(12, valueFields(value))),
    ]),
    message(8, [text(1, ''), integer(2, OPERATOR_SET)]),
  ]);
}

function nodeFields(node: OnnxNode): Uint8Array[] {
  return [
    ...node.inputs.map((name) => text(1, name)),
    ...node.outputs.map((name) => text(2, name)),
    text(4, node.kind),
    ...Object.entries(node.attributes).map(([name, value]) => message(5, attributeFields(name, value))),
  ];
}

function attributeFields(name: string, value: Attribute): Uint8Array[] {
  const named = text(1, name);
  if (typeof value === 'number') return [named, integer(3, value), integer(20, 2)];
  if (typeof value === 'string') return [named, text(4, value), integer(20, 3)];
  if (Array.isArray(value)) return [named, ...value.map((item) => integer(8, item)), integer(20, 7)];
  return [named, float(2, value.float), integer(20, 1)];
}

function constantFields({ name, shape, data }: OnnxConstant): Uint8Array[] {
  return [
    ...shape.map((size) => integer(1, size)),
    integer(2, data instanceof Float32Array ? FLOAT : data instanceof Float16Array ? FLOAT16 : INT64),
    text(8, name),
    bytes(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  ];
}

function valueFields({ name, shape }: { name: string; shape: number[] }): Uint8Array[] {
  const sizes = shape.map((size) => message(1, [integer(1, size)]));
  return [text(1, name), message(2, [message(1, [integer(1, FLOAT), message(2, sizes)])])];
}

function integer(field: number, value: number): Uint8Array {
  return join([varint((field << 3) | 0), varint(value)]);
}

function float(field: number, value: number): Uint8Array {
  return join([varint((field << 3) | 5), new Uint8Array(Float32Array.of(value).buffer)]);
}

function text(field: number, value: string): Uint8Array {
  return bytes(field, new TextEncoder().encode(value));
}

function message(field: number, fields: Uint8Array[]): Uint8Array {
  return bytes(field, join(fields));
}

function bytes(field: number, value: Uint8Array): Uint8Array {
  return join([varint((field << 3) | 2), varint(value.length), value]);
}

/** Negative integers take ten bytes, as two's complement in 64 bits. */
function varint(value: number): Uint8Array {
  const out: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  while (rest > 127n) {
    out.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  out.push(Number(rest));
  return Uint8Array.from(out);
}

function join(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
