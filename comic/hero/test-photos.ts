import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { ModelFiles } from './models.ts';
import type { Photo } from './pixels/raster.ts';

const ROOT = new URL('../../', import.meta.url);
const PORTRAIT = new URL('./fixtures/astronaut.jpg', import.meta.url);

/** Builds the models for a test run when they are missing. */
export function makeModels(): void {
  if (existsSync(new URL('.cache/models/person-parts.onnx', ROOT))) return;
  execFileSync(process.execPath, ['scripts/build-models.ts'], { cwd: ROOT });
}

export function modelFiles(): ModelFiles {
  makeModels();
  return {
    faceDetection: read('face-detection'),
    faceDetectionFar: read('face-detection-far'),
    faceLandmarks: read('face-landmarks'),
    personParts: read('person-parts'),
  };
}

function read(model: string): Buffer {
  return readFileSync(new URL(`.cache/models/${model}.onnx`, ROOT));
}

export function portrait(): Sharp {
  return sharp(readFileSync(PORTRAIT));
}

export async function photoOf(picture: Sharp): Promise<Photo> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A photo in which `rule` gives every pixel: red, green, blue from 0 to 255. */
export function painted(width: number, height: number, rule: (x: number, y: number) => number[]): Photo {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) data.set(rule(at % width, Math.floor(at / width)), at * 3);
  return { width, height, data };
}
