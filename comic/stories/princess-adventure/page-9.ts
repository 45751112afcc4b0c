import type { PagePlan } from '../../book.ts';

/** A song, a compliment, a very small knock. */
export const pageNine: PagePlan = {
  rows: [
    {
      height: 5,
      slant: 40,
      panels: [
        {
          width: 5,
          lean: 30,
          place: 'doorWall',
          seed: 5,
          items: [
            { who: 'hero', pose: 'shout', face: 'happy', at: [0.3, 0.62], size: 0.3, anchor: 'head' },
            { thing: 'goldKey', at: [0.88, 0.9], size: 0.07, turn: -30 },
          ],
          captions: [
            {
              text: {
                en: 'Door seven wanted a song, with all the verses.',
                hi: 'सातवें को गाना सुनना था, पूरा का पूरा।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'LA LA LAAA!', hi: 'ला ला लाऽऽ!' },
              near: [0.96, 0.5],
              width: 0.42,
              turn: 8,
              style: 'gold',
            },
          ],
        },
        {
          width: 4.4,
          place: 'doorWall',
          camera: { zoom: 2, at: [0.75, 0.62] },
          seed: 5,
          items: [
            { who: 'sajila', mood: 'proud', at: [0.76, 0.98], size: 0.66 },
            { who: 'moru', mood: 'happy', at: [0.3, 1.02], size: 0.52 },
          ],
          captions: [
            {
              text: { en: 'Door nineteen only wished to be admired.', hi: 'उन्नीसवें को बस तारीफ़ चाहिए थी।' },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: { en: 'What hinges! What KNOBS!', hi: 'क्या क़ब्ज़े! क्या कुंडी!' },
              near: [0.05, 0.2],
            },
          ],
        },
      ],
    },
    {
      height: 5,
      panels: [
        {
          width: 4.7,
          lean: -30,
          place: 'doorLane',
          seed: 8,
          items: [
            { who: 'chhutku', mood: 'happy', at: [0.8, 0.95], size: 0.42 },
            { thing: 'mouse', at: [0.6, 0.885], size: 0.15 },
            { who: 'hero', pose: 'kneel', face: 'happy', at: [0.3, 0.96], size: 0.26 },
          ],
          captions: [
            {
              text: {
                en: "Door fifty was the polite mouse's. It opened for a whisper.",
                hi: 'पचासवाँ शरीफ़ चूहे का था। वह फुसफुसाने पर खुला।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'knock', hi: 'खट' }, near: [0.56, 0.5], width: 0.15, turn: -8, style: 'ice' },
          ],
        },
        {
          width: 4.6,
          place: 'doorLane',
          camera: { zoom: 2.2, at: [0.25, 0.62] },
          seed: 8,
          items: [{ who: 'jhaankuOpen', mood: 'amazed', at: [0.62, 1.0], size: 0.72 }],
          captions: [
            {
              text: {
                en: 'And door ninety-nine opened by itself. It was nosy.',
                hi: 'निन्यानबेवाँ ख़ुद खुल गया। उसे सब देखना था।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'jhaankuOpen',
              text: { en: 'What? WHAT? What did I miss?', hi: 'क्या? क्या हुआ? मुझसे क्या छूटा?' },
              near: [0.98, 0.2],
            },
          ],
        },
      ],
    },
  ],
};
