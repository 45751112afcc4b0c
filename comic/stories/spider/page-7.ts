import type { PagePlan } from '../../book.ts';

/** A very large fee, and a very large cow. */
export const pageSeven: PagePlan = {
  rows: [
    {
      height: 4.2,
      slant: 60,
      panels: [
        {
          width: 3.1,
          lean: -30,
          place: 'kiteFestival',
          camera: { zoom: 1.85, at: [0.33, 0.62] },
          seed: 14,
          items: [
            { who: 'resham', mood: 'happy', at: [0.42, 1.02], size: 0.62 },
            { thing: 'laddoo', at: [0.8, 0.72], size: 0.36 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'My fee is one laddoo.', hi: 'मेरी फ़ीस, एक लड्डू।' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.2,
          lean: 30,
          place: 'kiteFestival',
          camera: { zoom: 2.2, at: [0.25, 0.62] },
          seed: 14,
          items: [
            {
              who: 'hero',
              pose: 'shout',
              face: 'laughing',
              looksAt: [-0.3, 0.6],
              at: [0.58, 0.64],
              size: 0.4,
              anchor: 'head',
            },
          ],
          effects: [
            { text: { en: 'GULP!', hi: 'गटक!' }, near: [0.02, 0.98], width: 0.42, turn: -8, style: 'fire' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'It was bigger than you!', hi: 'वह तो तुमसे बड़ा था!' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3,
          place: 'kiteFestival',
          camera: { zoom: 1.7, at: [0.33, 0.62] },
          seed: 14,
          items: [{ who: 'resham', mood: 'proud', at: [0.5, 1.08], size: 0.72 }],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'So was my hunger.', hi: 'भूख उससे भी बड़ी थी।' },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.8,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteFestival',
          camera: { angle: 'low' },
          seed: 14,
          items: [
            { thing: 'cow', at: [0.75, 0.882], size: 0.52 },
            { thing: 'slipper', at: [0.93, 0.93], size: 0.085, turn: 10 },
            { who: 'hero', pose: 'namaste', face: 'happy', at: [0.25, 0.955], size: 0.275 },
            { who: 'resham', mood: 'amazed', at: [0.33, 0.665], size: 0.132 },
          ],
          captions: [
            {
              text: {
                en: 'On the third roof stood a cow. Nobody knew how she got up there.',
                hi: 'तीसरी छत पर एक गाय खड़ी थी। वह चढ़ी कैसे, किसी को पता नहीं।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Please, may we pass?', hi: 'ज़रा रास्ता मिलेगा?' },
              near: [0.4, 0.1],
            },
            { kind: 'speech', from: 'cow', text: { en: 'Moo.', hi: 'बाँ।' }, near: [0.5, 0.4] },
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'She says: three laddoos.', hi: 'कहती है, तीन लड्डू।' },
              near: [0.46, 0.84],
            },
          ],
        },
      ],
    },
  ],
};
