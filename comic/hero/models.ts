import * as ort from 'onnxruntime-web/wasm';
import type { Picture } from './pixels/raster.ts';

/** The four models as ONNX files, as `scripts/build-models.ts` writes them. */
export interface ModelFiles {
  faceDetection: Uint8Array;
  faceDetectionFar: Uint8Array;
  faceLandmarks: Uint8Array;
  personParts: Uint8Array;
}

/** Runs a model on a picture and returns its outputs by name. */
export type Model = (picture: Picture) => Promise<Record<string, Float32Array>>;

export type Models = Record<keyof ModelFiles, Model>;

/** Opens the models in WebAssembly on the current thread, without network or further threads. */
export async function openModels(files: ModelFiles): Promise<Models> {
  ort.env.wasm.numThreads = 1;
  return {
    faceDetection: await openModel(files.faceDetection),
    faceDetectionFar: await openModel(files.faceDetectionFar),
    faceLandmarks: await openModel(files.faceLandmarks),
    personParts: await openModel(files.personParts),
  };
}

async function openModel(file: Uint8Array): Promise<Model> {
  // The arena would keep the memory of the largest picture for ever. Runs take no longer without it.
  const options = { executionProviders: ['wasm'], enableCpuMemArena: false };
  const session = await ort.InferenceSession.create(file, options);
  return async ({ width, height, planes }) => {
    const image = new ort.Tensor('float32', planes, [1, 3, height, width]);
    const answer = await session.run({ image });
    return Object.fromEntries(
      Object.entries(answer).map(([name, tensor]) => [name, tensor.data as Float32Array]),
    );
  };
}
