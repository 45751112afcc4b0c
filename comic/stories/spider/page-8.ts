import type { PagePlan } from '../../book.ts';

/** The loneliest champion. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteGold',
          seed: 17,
          items: [
            { thing: 'tally', at: [0.5, 0.66], size: 0.3 },
            { thing: 'slipper', at: [0.1, 0.92], size: 0.085, turn: -12 },
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              at: [0.3, 0.955],
              size: 0.25,
              holds: { thing: 'laddoo', hand: 0, size: 0.66 },
            },
            { who: 'resham', mood: 'scared', at: [0.245, 0.655], size: 0.11 },
            { who: 'bijli', mood: 'amazed', at: [0.74, 0.965], size: 0.62 },
          ],
          captions: [
            {
              text: { en: 'That left six. And it left Bijli.', hi: 'बचे छह। और बची बिजली।' },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'That was a very good cut. Laddoo?', hi: 'कमाल का पेच था। लड्डू?' },
              near: [0.3, 0.14],
            },
            {
              kind: 'speech',
              from: 'bijli',
              text: { en: 'You are not CROSS?', hi: 'तुम्हें ग़ुस्सा नहीं आया?' },
              near: [0.93, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 3.2,
          lean: 30,
          place: 'sunBurst',
          seed: 9,
          items: [{ who: 'hero', pose: 'wave', face: 'happy', at: [0.46, 0.66], size: 0.4, anchor: 'head' }],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I am. But Dadu says laddoo first, cross later.',
                hi: 'आया है। पर दादू कहते हैं, पहले लड्डू, फिर ग़ुस्सा।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.3,
          lean: -36,
          place: 'nightBurst',
          seed: 3,
          items: [{ who: 'bijli', mood: 'sad', at: [0.5, 1.26], size: 0.88 }],
          balloons: [
            {
              kind: 'speech',
              from: 'bijli',
              text: {
                en: 'Nobody comes up here. They are afraid of my string.',
                hi: 'यहाँ कोई नहीं आता। सब मेरी डोर से डरते हैं।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.2,
          place: 'leafBurst',
          seed: 11,
          items: [{ who: 'bijli', mood: 'proud', at: [0.5, 1.26], size: 0.88 }],
          balloons: [
            {
              kind: 'speech',
              from: 'bijli',
              text: { en: 'Your kite is up on the clock tower!', hi: 'तुम्हारी पतंग घंटाघर पर है!' },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
