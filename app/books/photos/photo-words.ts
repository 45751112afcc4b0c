import { MAX_PHOTO_MB } from '../../platform/facts/facts.ts';

const SMALLER = 'Crop it to the child, or take a screenshot of it: that is smaller.';

/** Why a photo cannot be taken, and how to go on. */
export const WHY_NOT = {
  heic: 'This photo is in the HEIC format, which we cannot open. On an iPhone or iPad, choose it here from your photo library, not from Files: then it comes as JPEG. On a computer, open it and save it as JPEG first.',
  avif: 'This photo is in the AVIF format, which we cannot open. Please open it and save it as JPEG, or take a screenshot of it.',
  damaged:
    'This photo is damaged: a part of it is missing. Please copy it once more from your phone or camera, or choose another one.',
  large: `This photo is larger than ${MAX_PHOTO_MB} MB. ${SMALLER}`,
  pixels: `This photo has more pixels than we can open. ${SMALLER}`,
  other: 'This file cannot be read as a JPG, PNG or WebP picture. Please choose another one.',
};
