import type { PagePlan } from '../../book.ts';

/** A river without water, and a singer without a concert. */
export const pageThree: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'dryRiver',
          camera: { angle: 'high' },
          seed: 2,
          items: [
            { thing: 'paperBoat', at: [0.53, 0.84], size: 0.07 },
            { thing: 'stone', at: [0.8, 0.824], size: 0.2 },
            { who: 'tarru', mood: 'amazed', at: [0.8, 0.732], size: 0.285 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'happy',
              at: [0.28, 0.852],
              size: 0.21,
              holds: { thing: 'drumstick', hand: 1, size: 0.8 },
            },
            { who: 'friend', mood: 'happy', at: [0.1, 0.947], size: 0.2 },
          ],
          captions: [
            {
              text: {
                en: 'So {name} took the drum to the river, where nobody could say hush.',
                hi: 'तो ढोल नदी किनारे पहुँचा, जहाँ कोई “चुप” कहने वाला नहीं था।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'DHUM! DHUM!', hi: 'ढम! ढम!' },
              near: [0.55, 0.34],
              width: 0.32,
              turn: -7,
              style: 'gold',
            },
          ],
          balloons: [{ kind: 'shout', from: 'tarru', text: { en: 'HUSH!', hi: 'चुप!' }, near: [0.95, 0.34] }],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 3.6,
          lean: -30,
          place: 'dryRiver',
          camera: { zoom: 2.2, at: [0.8, 0.62] },
          seed: 2,
          items: [{ who: 'tarru', mood: 'proud', at: [0.5, 1.1], size: 0.66 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tarru',
              text: {
                en: 'I’m rehearsing. I sing at the first rain.',
                hi: 'रियाज़ चल रहा है। पहली बारिश में मेरा गाना है।',
              },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 2.6,
          lean: 30,
          place: 'dryRiver',
          camera: { zoom: 1.7, at: [0.28, 0.62] },
          seed: 2,
          items: [
            {
              who: 'hero',
              pose: 'hug',
              face: 'happy',
              looksAt: [-0.3, 0.4],
              at: [0.46, 0.68],
              size: 0.38,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Who’s coming?', hi: 'सुनने कौन आएगा?' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3,
          place: 'dryRiver',
          camera: { zoom: 2, at: [0.8, 0.62] },
          seed: 2,
          items: [{ who: 'tarru', mood: 'sad', at: [0.5, 1.1], size: 0.66 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tarru',
              text: { en: 'So far? A beetle. He left early.', hi: 'अब तक? एक भौंरा। वह भी बीच में उठ गया।' },
              near: [0.5, 0],
            },
          ],
        },
      ],
    },
  ],
};
