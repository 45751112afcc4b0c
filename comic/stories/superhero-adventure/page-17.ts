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
          place: 'nightBurst',
          seed: 33,
          items: [{ who: 'ninni', mood: 'sad', at: [0.32, 1.46], size: 1.36 }],
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
          place: 'leafBurst',
          seed: 34,
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
          seed: 15,
          items: [
            { who: 'quietNinni', mood: 'amazed', at: [0.26, 0.95], size: 0.5 },
            { thing: 'streetBulb', at: [0.5, 0.5], size: 0.15, turn: 14 },
            { thing: 'jalebiSign', at: [0.66, 0.36], size: 0.13 },
            { thing: 'cinemaSign', at: [0.8, 0.6], size: 0.13, turn: -12 },
            { thing: 'greenSignal', at: [0.9, 0.3], size: 0.16, turn: 10 },
            { who: 'hero', pose: 'cheer', face: 'happy', at: [0.66, 0.93], size: 0.2 },
          ],
          captions: [
            {
              text: {
                en: '...and out of the yawn floated every lamp, warm and only a little bit wet.',
                hi: '...और जम्हाई में से तैरती निकलीं सारी बत्तियाँ, गरम-गरम, बस ज़रा-सी गीली।',
              },
              near: [0.98, 0.98],
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
