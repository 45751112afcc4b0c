import type { PagePlan } from '../../book.ts';

/** The sky that came down. */
export const pageEighteen: PagePlan = {
  rows: [
    {
      height: 6.4,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'stillSky',
          seed: 1,
          items: [
            { who: 'cheel', mood: 'happy', at: [0.6, 0.52], size: 0.36 },
            { thing: 'cow', at: [0.9, 0.855], size: 0.15 },
            { thing: 'slipper', at: [0.76, 0.855], size: 0.05, turn: 10 },
            { who: 'dadu', mood: 'amazed', at: [0.48, 0.965], size: 0.22 },
            { who: 'bijli', mood: 'amazed', at: [0.61, 0.965], size: 0.2 },
            { who: 'hero', pose: 'lookUp', face: 'calm', looksAt: 'cheel', at: [0.17, 1.3], size: 0.36 },
          ],
          captions: [
            {
              text: {
                en: 'And for one minute the sky of the kite festival was empty. Nobody shouted. Even the cow held her moo.',
                hi: 'और एक मिनट के लिए पतंगों का पूरा आसमान ख़ाली हो गया। कोई नहीं चिल्लाया। गाय ने भी बाँ रोक ली।',
              },
              near: [0.02, 0],
            },
          ],
        },
      ],
    },
    {
      height: 3.6,
      panels: [
        {
          width: 4.6,
          lean: 36,
          place: 'stillTower',
          seed: 12,
          items: [
            { who: 'cheelHome', mood: 'happy', at: [0.32, 0.98], size: 0.72 },
            { who: 'chicks', mood: 'happy', at: [0.72, 0.98], size: 0.46 },
          ],
          balloons: [
            { kind: 'speech', from: 'chicks', text: { en: 'Mother!', hi: 'माँ!' }, near: [0.9, 0.04] },
          ],
        },
        {
          width: 4.4,
          place: 'stillTower',
          camera: { zoom: 2.2, at: [0.32, 0.62] },
          seed: 12,
          items: [
            { thing: 'kite', at: [0.82, 0.6], size: 0.6, turn: 14 },
            { who: 'cheelHome', mood: 'proud', at: [0.3, 1.12], size: 0.84 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'cheelHome',
              text: {
                en: 'Thank you, Gulabo. From one kite to another.',
                hi: 'शुक्रिया, गुलाबो। एक उड़ने वाली की तरफ़ से।',
              },
              near: [0.7, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
