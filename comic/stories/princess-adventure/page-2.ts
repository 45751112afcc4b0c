import type { PagePlan } from '../../book.ts';

/** A hundred doors, and a wish. */
export const pageTwo: PagePlan = {
  rows: [
    {
      height: 4.1,
      slant: 50,
      panels: [
        {
          width: 5,
          lean: -36,
          place: 'throneHall',
          camera: { zoom: 2, at: [0.22, 0.62] },
          seed: 2,
          items: [{ who: 'raniDadi', mood: 'sad', at: [0.3, 1.2], size: 0.96 }],
          balloons: [
            {
              kind: 'speech',
              from: 'raniDadi',
              text: {
                en: 'When I was little, our garden had a hundred open doors. The whole town came in to play.',
                hi: 'जब मैं छोटी थी, बाग़ के सौ दरवाज़े खुले रहते थे। सारा शहर खेलने आता था।',
              },
              near: [1, 0.02],
            },
          ],
        },
        {
          width: 4,
          place: 'throneHall',
          camera: { zoom: 1.85, at: [0.68, 0.62] },
          seed: 2,
          items: [
            { who: 'hero', pose: 'think', face: 'thinking', at: [0.4, 0.64], size: 0.42, anchor: 'head' },
          ],
          balloons: [
            { kind: 'speech', from: 'hero', text: { en: 'And then?', hi: 'फिर?' }, near: [1, 0.02] },
          ],
        },
      ],
    },
    {
      height: 5.9,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'throneHall',
          camera: { angle: 'high' },
          seed: 2,
          items: [
            { thing: 'throne', at: [0.22, 0.66], size: 0.6 },
            { who: 'raniDadi', mood: 'sad', at: [0.22, 0.94], size: 0.494 },
            { thing: 'goldKey', at: [0.93, 0.776], size: 0.06, turn: 70 },
            { who: 'hero', pose: 'run', face: 'happy', at: [0.68, 0.844], size: 0.21 },
          ],
          captions: [
            {
              text: {
                en: 'One night all hundred banged shut, all by themselves. For sixty years nobody heard so much as a creak.',
                hi: 'एक रात सौ के सौ अपने-आप बंद हो गए। साठ साल से किसी ने एक चर्र तक नहीं सुनी।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'raniDadi',
              text: { en: 'I do miss the creaking.', hi: 'मुझे उस चर्र-चर्र की बड़ी याद आती है।' },
              near: [0.48, 0.1],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Keep me a laddoo, Dadi! I’m off to find it[, in my {colour} boots].',
                hi: 'मेरा लड्डू बचाना, दादी! [{colour} के जूते पहनकर|मुझे] चर्र-चर्र ढूँढ़नी है।',
              },
              near: [0.95, 0.1],
            },
          ],
        },
      ],
    },
  ],
};
