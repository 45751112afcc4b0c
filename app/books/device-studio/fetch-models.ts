import type { ModelFiles } from '#comic';
import faceDetection from '../../../.cache/models/face-detection.onnx?url';
import faceDetectionFar from '../../../.cache/models/face-detection-far.onnx?url';
import faceLandmarks from '../../../.cache/models/face-landmarks.onnx?url';
import personParts from '../../../.cache/models/person-parts.onnx?url';

/** Fetches the models from the shop's own address, or from the browser's cache. */
export async function fetchModels(): Promise<ModelFiles> {
  const [near, far, landmarks, parts] = await Promise.all(
    [faceDetection, faceDetectionFar, faceLandmarks, personParts].map(bytesOf),
  );
  return { faceDetection: near!, faceDetectionFar: far!, faceLandmarks: landmarks!, personParts: parts! };
}

async function bytesOf(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`A model did not come: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
