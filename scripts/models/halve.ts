import { FLOAT, type OnnxConstant, type OnnxGraph, type OnnxNode } from './onnx.ts';

/**
 * The same graph with its kernels in half precision, which a `Cast` widens again while the model is opened: half the
 * bytes to bring to a phone, and every run counts in float32 as before. What is added or multiplied once a channel stays
 * as it is: it takes hardly any room.
 * @throws RangeError for a number that half precision cannot hold.
 */
export function halveKernels(graph: OnnxGraph): OnnxGraph {
  const widened: OnnxNode[] = [];
  const constants = graph.constants.map((constant): OnnxConstant => {
    const { name, shape, data } = constant;
    if (!(data instanceof Float32Array) || shape.length < 4) return constant;
    const half = Float16Array.from(data);
    if (!half.every(Number.isFinite)) throw new RangeError(`${name} does not fit into half precision`);
    widened.push({ kind: 'Cast', inputs: [`${name}_half`], outputs: [name], attributes: { to: FLOAT } });
    return { name: `${name}_half`, shape, data: half };
  });
  return { ...graph, nodes: [...widened, ...graph.nodes], constants };
}
