import type { PagePlan } from '../../book.ts';

/** What came out of the yawn. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 3,
      slant: -50,
      panels: [
        {
          width: 5,
          lean: 34,
          place: 'starRoof',
          camera: { zoom: 1.7, at: [0.5, 0.62] },
          seed: 15,
          items: [{ who: 'ninni', mood: 'proud', at: [0.28, 1.4], size: 1.2 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ninni',
              text: {
                en: 'Thirty-six... thirty... what comes after... aaah...',
                hi: 'छत्तीस... सैंतीस... फिर क्या आता है... आआ...',
              },
              near: [0.95, 0.1],
            },
          ],
        },
        {
          width: 4.2,
          place: 'starRoof',
          camera: { zoom: 2, at: [0.25, 0.62] },
          seed: 15,
          items: [
            { who: 'jugnu', mood: 'happy', at: [0.34, 1.1], size: 0.94 },
            { thing: 'gecko', at: [0.88, 0.82], size: 0.24, turn: -24 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'jugnu',
              text: { en: 'Stand back. This is a big one.', hi: 'हटो, हटो। बड़ी वाली आ रही है।' },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 7,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'starRoof',
          camera: { angle: 'high' },
          seed: 15,
          items: [
            { who: 'yawningNinni', mood: 'amazed', at: [0.24, 0.948], size: 0.475 },
            { thing: 'streetBulb', at: [0.345, 0.66], size: 0.09, turn: 20 },
            { thing: 'cinemaSign', at: [0.44, 0.57], size: 0.12, turn: -12 },
            { thing: 'jalebiSign', at: [0.56, 0.46], size: 0.14 },
            { thing: 'greenSignal', at: [0.7, 0.34], size: 0.2, turn: 14 },
            { thing: 'streetBulb', at: [0.87, 0.22], size: 0.2, turn: -10 },
            { thing: 'fireflies', at: [0.72, 0.5], size: 0.3 },
            {
              who: 'hero',
              pose: 'cheer',
              face: 'happy',
              looksAt: [0.6, 0.35],
              at: [0.83, 0.764],
              size: 0.16,
              flip: true,
            },
          ],
          captions: [
            {
              text: {
                en: '...and out of the yawn floated every lamp, warm and only a little bit wet.',
                hi: '...और जम्हाई में से तैरती निकलीं सारी बत्तियाँ, गरम-गरम, बस ज़रा-सी गीली।',
              },
              near: [0.52, 0.98],
            },
          ],
          effects: [
            { text: { en: 'YAAAAAWN', hi: 'आआआऊऊ!' }, near: [0.3, 0.06], width: 0.5, turn: -6, style: 'ice' },
          ],
        },
      ],
    },
  ],
};
