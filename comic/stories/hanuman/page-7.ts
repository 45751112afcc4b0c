import type { PagePlan } from '../../book.ts';

/** Many small stones. */
export const pageSeven: PagePlan = {
  rows: [
    {
      height: 6,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'stoneBridge',
          camera: { angle: 'high' },
          seed: 2,
          items: [
            { who: 'chapal', mood: 'amazed', at: [0.83, 0.94], size: 0.399 },
            { thing: 'turtle', at: [0.57, 0.856], size: 0.15 },
            { who: 'gilli', mood: 'amazed', at: [0.565, 0.82], size: 0.19 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'surprised',
              looksAt: 'turtle',
              at: [0.26, 0.985],
              size: 0.233,
              breaks: true,
              holds: { thing: 'stoneOnHand', hand: 1, size: 0.54 },
            },
          ],
          keepClear: [{ x: 0.52, y: 0.6, width: 0.13, height: 0.38 }],
          captions: [
            {
              text: {
                en: 'All afternoon they carried stones: big ones, small ones, and one that turned out to be a turtle.',
                hi: 'सारी दोपहर वे पत्थर ढोते रहे: बड़े पत्थर, छोटे पत्थर, और एक जो असल में कछुआ निकला।',
              },
              near: [0.45, 0.09],
            },
          ],
          effects: [
            { text: { en: 'PLOP!', hi: 'छपाक!' }, near: [0.57, 0.52], width: 0.15, turn: -8, style: 'sky' },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'chapal',
              text: { en: 'Sorry, sir!', hi: 'माफ़ कीजिए!' },
              near: [0.95, 0.34],
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 5.4,
          lean: 36,
          place: 'stoneBridge',
          camera: { zoom: 2.2, at: [0.56, 0.62] },
          seed: 2,
          items: [{ who: 'gilli', mood: 'happy', at: [0.22, 1.1], size: 0.76 }],
          balloons: [
            {
              kind: 'speech',
              from: 'gilli',
              text: {
                en: 'Long ago my family helped to build a bridge, grain by grain. Somebody stroked our backs to say thank you. That’s why we wear stripes.',
                hi: 'बहुत पहले मेरे घरवालों ने भी एक पुल में हाथ बँटाया था, एक-एक कण से। किसी ने पीठ सहलाकर शुक्रिया कहा। तभी से हम धारियाँ पहनते हैं।',
              },
              near: [1, 0],
            },
          ],
        },
        {
          width: 3.9,
          place: 'stoneBridge',
          camera: { zoom: 1.7, at: [0.56, 0.62] },
          seed: 2,
          items: [
            { who: 'gilli', mood: 'proud', at: [0.78, 1.06], size: 0.54, flip: true },
            { who: 'hero', pose: 'hug', face: 'calm', at: [0.36, 0.6], size: 0.42, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'So no help is ever too small.', hi: 'मतलब, मदद कोई भी छोटी नहीं होती।' },
              near: [1, 0],
            },
          ],
        },
      ],
    },
  ],
};
