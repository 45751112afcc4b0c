import type { PagePlan } from '../../book.ts';

/** A riddle with a warm answer. */
export const pageTen: PagePlan = {
  rows: [
    {
      height: 4.4,
      slant: 60,
      panels: [
        {
          width: 4,
          lean: -30,
          place: 'herbDawn',
          camera: { zoom: 2, at: [0.8, 0.62] },
          seed: 4,
          items: [
            { who: 'jamba', mood: 'happy', at: [0.6, 1.06], size: 0.55, facing: 'left' },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.19, 0.74], size: 0.31, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'jamba',
              text: {
                en: 'First tell me: what grows no smaller when you share it?',
                hi: 'पहले बताओ: बाँटने से भी क्या नहीं घटता?',
              },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 2.6,
          lean: 30,
          place: 'herbDawn',
          camera: { zoom: 1.2, at: [0.2, 0.62] },
          seed: 4,
          items: [{ who: 'chapal', mood: 'sad', gesture: 'shrug', at: [0.48, 0.96], size: 0.5 }],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: { en: 'Not a mango. I’m sure of that.', hi: 'आम तो नहीं। इतना पक्का है।' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3.4,
          place: 'herbDawn',
          camera: { zoom: 2.2, at: [0.4, 0.62] },
          seed: 4,
          items: [
            {
              who: 'hero',
              pose: 'cheer',
              face: 'happy',
              looksAt: [-0.6, 0.6],
              at: [0.5, 0.74],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'A flame! One lamp can light a thousand.', hi: 'लौ! एक दीये से हज़ार दीये जल सकते हैं।' },
              near: [0.6, 0],
            },
          ],
        },
      ],
    },
    {
      height: 5.6,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'herbDawn',
          camera: { angle: 'low' },
          seed: 4,
          items: [
            { who: 'chapal', mood: 'happy', at: [0.115, 0.95], size: 0.418 },
            { thing: 'firstFire', at: [0.62, 0.86], size: 0.2 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'proud',
              at: [0.41, 0.965],
              size: 0.264,
              holds: { thing: 'lamp', hand: 1, size: 0.8 },
            },
            { who: 'jamba', mood: 'happy', at: [0.83, 0.96], size: 0.594, flip: true },
          ],
          keepClear: [
            { x: 0.44, y: 0.4, width: 0.14, height: 0.24 },
            { x: 0.55, y: 0.7, width: 0.14, height: 0.27 },
          ],
          effects: [
            { text: { en: 'FWOOM!', hi: 'भक्क!' }, near: [0.55, 0.14], width: 0.17, turn: -8, style: 'gold' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'jamba',
              text: {
                en: 'True! And so is kindness. Carry them both home, {name}, and mind the wind.',
                hi: 'सच! और भलाई भी ऐसी ही है। दोनों को घर ले जाओ, {name}, और हवा से बचाना।',
              },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
