import type { PagePlan } from '../../book.ts';

/** An old bear, guarding the fire with both eyes shut. */
export const pageNine: PagePlan = {
  rows: [
    {
      height: 6,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'herbDawn',
          camera: { angle: 'high' },
          seed: 1,
          items: [
            { who: 'jamba', mood: 'proud', at: [0.77, 0.94], size: 0.551 },
            { thing: 'firstFire', at: [0.53, 0.68], size: 0.22 },
            { who: 'chapal', mood: 'happy', gesture: 'hush', at: [0.335, 0.796], size: 0.285 },
            { who: 'hero', pose: 'wave', face: 'happy', at: [0.13, 0.964], size: 0.228 },
          ],
          keepClear: [{ x: 0.46, y: 0.64, width: 0.14, height: 0.3 }],
          captions: [
            {
              text: {
                en: 'At first light they reached the top. Old Jamba was guarding the fire with great care and both eyes shut.',
                hi: 'पौ फटते ही वे चोटी पर थे। बूढ़े जांबा आग का पहरा दे रहे थे, पूरे ध्यान से, और दोनों आँखें मूँदकर।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'ZZZZ', hi: 'खर्र खर्र' }, near: [0.9, 0.16], width: 0.2, turn: -10, style: 'ice' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Good morning, Grandfather Jamba!', hi: 'नमस्ते, जांबा दादा!' },
              near: [0.3, 0.3],
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 4.6,
          lean: 36,
          place: 'herbDawn',
          camera: { zoom: 2, at: [0.77, 0.62] },
          seed: 1,
          items: [{ who: 'jamba', mood: 'amazed', at: [0.33, 1.07], size: 0.7 }],
          balloons: [
            {
              kind: 'speech',
              from: 'jamba',
              text: {
                en: 'Asleep? Me? I was only looking at the inside of my eyes.',
                hi: 'नींद? मुझे? मैं तो बस अपनी आँखों को अंदर से देख रहा था।',
              },
              near: [1, 0.05],
            },
          ],
        },
        {
          width: 4.4,
          place: 'herbDawn',
          seed: 3,
          items: [
            { thing: 'firstFire', at: [0.72, 0.84], size: 0.27 },
            { who: 'hero', pose: 'namaste', face: 'calm', flip: true, at: [0.22, 0.97], size: 0.29 },
          ],
          keepClear: [{ x: 0.58, y: 0.62, width: 0.28, height: 0.36 }],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I’m {name}. May we have a little of your fire?',
                hi: 'मैं {name} हूँ। क्या हमें आपकी थोड़ी-सी आग मिलेगी?',
              },
              near: [1, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
