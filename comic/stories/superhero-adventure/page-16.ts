import type { PagePlan } from '../../book.ts';

/** Looking up, and being seen. */
export const pageSixteen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 3.7,
          lean: 60,
          place: 'starCity',
          seed: 9,
          items: [
            { who: 'darkLamba', mood: 'amazed', at: [0.5, 0.97], size: 0.62 },
            { thing: 'gecko', at: [0.5, 0.78], size: 0.055 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'darkLamba',
              text: {
                en: 'So THAT is what’s up there! Nobody told my foot.',
                hi: 'अच्छा, तो ऊपर यह सब है! मेरे पाँव को किसी ने बताया ही नहीं।',
              },
              near: [0.4, 0.06],
            },
          ],
        },
        {
          width: 5.6,
          place: 'starRoof',
          seed: 12,
          items: [
            { thing: 'starSheep', at: [0.82, 0.4], size: 0.14, turn: -6 },
            { thing: 'fireflies', at: [0.5, 0.42], size: 0.5 },
            { who: 'jugnu', mood: 'amazed', at: [0.24, 0.52], size: 0.18 },
            { who: 'ninni', mood: 'amazed', at: [0.7, 0.955], size: 0.29 },
            { who: 'hero', pose: 'cheer', face: 'laughing', at: [0.3, 0.93], size: 0.145 },
          ],
          captions: [
            {
              text: {
                en: 'And out of every hedge came Jugnu’s cousins.',
                hi: 'और हर झाड़ी से निकल आए जुगनू के भाई-बहन।',
              },
              near: [0.6, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'jugnu',
              text: { en: 'You can SEE us!', hi: 'हम दिख रहे हैं!' },
              near: [0.1, 0.26],
            },
            {
              kind: 'speech',
              from: 'ninni',
              text: { en: 'Six... seven... a SHEEP... eight...', hi: 'छह... सात... वह तो भेड़ है... आठ...' },
              near: [0.9, 0.5],
            },
          ],
        },
      ],
    },
  ],
};
