import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { INK } from './drawing/colour.ts';
import type { Node, Paint } from './drawing/tree.ts';
import { channels, type Inks } from './output/inks.ts';
import { decimal } from './output/pdf-file.ts';
import { packedPicture, type PackedPicture } from './output/pdf-picture.ts';

/**
 * The most ink in one place: the four inks together cover at most three times the paper. More would not dry.
 */
const MOST_INK = 3;
/**
 * Colours of lines and letters. They are printed in black alone, so that thin strokes need no second plate
 * in perfect register.
 */
const BLACKS = [INK, '#000000', '#000'];
const ONLY_BLACK = '0 0 0 1';

/** The profile cannot be used: the file is missing, or it is not for a four-colour press. */
export class ProfileProblem extends Error {}

/**
 * The inks of a printing press for all drawn colours and pictures, from an ICC profile. Runs in Node only,
 * with the LittleCMS of libvips. The same drawings and profile give the same bytes.
 * @param profile path of the profile of a CMYK printing condition
 * @throws ProfileProblem with a message in plain words.
 */
export async function pressInks(profile: string, nodes: readonly Node[]): Promise<Inks> {
  const bytes = await readProfile(profile);
  const found = { colours: new Set<string>(), pictures: new Set<string>(), seen: new Set<Node>() };
  collect(nodes, found);
  const colours = await separate([...found.colours], profile);
  const pictures = new Map<string, PackedPicture>();
  for (const href of found.pictures) pictures.set(href, await separatePicture(href, profile));
  return {
    space: 'DeviceCMYK',
    colour: (colour) => known(colours, colour),
    picture: (href) => known(pictures, href),
    profile: { name: path.basename(profile), bytes },
  };
}

async function readProfile(file: string): Promise<Uint8Array> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ProfileProblem(`There is no colour profile ${file}.`);
    throw error;
  });
  const name = (start: number): string => bytes.toString('latin1', start, start + 4);
  if (name(36) !== 'acsp') throw new ProfileProblem(`${file} is not a colour profile.`);
  if (name(12) !== 'prtr' || name(16) !== 'CMYK')
    throw new ProfileProblem(`${file} is not the profile of a four-colour press.`);
  return bytes;
}

function collect(
  nodes: readonly Node[],
  found: { colours: Set<string>; pictures: Set<string>; seen: Set<Node> },
): void {
  const add = (paint: Paint | undefined): void => {
    if (typeof paint === 'string') found.colours.add(paint);
    else for (const { colour } of paint?.stops ?? []) found.colours.add(colour);
  };
  for (const node of nodes) {
    if (found.seen.has(node)) continue;
    found.seen.add(node);
    if (node.kind === 'group') collect(node.children, found);
    else if (node.kind === 'picture') found.pictures.add(node.href);
    else {
      add(node.fill);
      add(node.stroke);
    }
  }
}

/** Separates all colours at once, as a picture with one pixel for each. */
async function separate(colours: readonly string[], profile: string): Promise<Map<string, string>> {
  if (colours.length === 0) return new Map();
  const pixels = Uint8Array.from(colours.flatMap(channels));
  const inks = await sharp(pixels, { raw: { width: colours.length, height: 1, channels: 3 } })
    .toColourspace('cmyk')
    .withIccProfile(profile, { attach: false })
    .raw()
    .toBuffer();
  return new Map(
    colours.map((colour, index) => {
      if (BLACKS.includes(colour)) return [colour, ONLY_BLACK];
      return [colour, limited([...inks.subarray(index * 4, index * 4 + 4)].map((ink) => ink / 255))];
    }),
  );
}

/** Reduces the coloured inks, never black, until the total is within `MOST_INK`. */
function limited([cyan = 0, magenta = 0, yellow = 0, black = 0]: readonly number[]): string {
  const colour = cyan + magenta + yellow;
  const share = colour + black > MOST_INK ? (MOST_INK - black) / colour : 1;
  return [cyan * share, magenta * share, yellow * share, black].map((ink) => decimal(ink, 4)).join(' ');
}

/** Separates a picture. The profile itself limits the ink of pictures. */
async function separatePicture(href: string, profile: string): Promise<PackedPicture> {
  // Also rejects the pictures that cannot be printed without a profile.
  const { width, height } = packedPicture(href);
  const bytes = await sharp(Buffer.from(href.slice(href.indexOf(',') + 1), 'base64'))
    .toColourspace('cmyk')
    .withIccProfile(profile, { attach: false })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return {
    width,
    height,
    bytes,
    // CMYK JPEG files store inverted values: how much paper is left, not how much ink there is.
    entries: '/ColorSpace/DeviceCMYK/BitsPerComponent 8/Decode[1 0 1 0 1 0 1 0]/Filter/DCTDecode',
  };
}

function known<Value>(all: ReadonlyMap<string, Value>, key: string): Value {
  const value = all.get(key);
  if (value === undefined) throw new Error(`Nothing was separated for ${JSON.stringify(key.slice(0, 40))}.`);
  return value;
}
