import type { PagePlan } from '../../book.ts';

/** The loneliest champion. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 5.2,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 6,
          lean: 40,
          place: 'kiteGold',
          seed: 17,
          items: [
            { thing: 'tally', at: [0.74, 0.68], size: 0.34 },
            { thing: 'slipper', at: [0.1, 0.92], size: 0.085, turn: -12 },
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              looksAt: [1.3, 0.4],
              at: [0.36, 0.955],
              size: 0.26,
              holds: { thing: 'laddoo', hand: 0, size: 0.66 },
            },
            { who: 'resham', mood: 'scared', at: [0.265, 0.64], size: 0.12 },
          ],
          captions: [
            {
              text: { en: 'That left six laddoos. And it left Bijli.', hi: 'बचे छह लड्डू। और बची बिजली।' },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Ninety-nine! You’re very good. Laddoo?', hi: 'निन्यानवे! कमाल है। लड्डू?' },
              near: [0.62, 0.1],
            },
          ],
        },
        {
          width: 3.8,
          place: 'kiteGold',
          camera: { zoom: 1.7, at: [0.5, 0.62] },
          seed: 17,
          items: [{ who: 'bijli', mood: 'amazed', at: [0.48, 1.18], size: 0.84 }],
          balloons: [
            {
              kind: 'speech',
              from: 'bijli',
              text: { en: 'You’re not CROSS?', hi: 'तुम्हें ग़ुस्सा नहीं आया?' },
              near: [0.4, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.8,
      panels: [
        {
          width: 3.4,
          lean: 30,
          place: 'kiteGold',
          camera: { zoom: 2, at: [0.36, 0.62] },
          seed: 17,
          items: [
            {
              who: 'hero',
              pose: 'wave',
              face: 'happy',
              looksAt: [-0.3, 0.4],
              at: [0.46, 0.66],
              size: 0.38,
              anchor: 'head',
            },
          ],
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
          width: 6,
          place: 'kiteGold',
          seed: 22,
          items: [
            { thing: 'clockTower', at: [0.86, 0.66], size: 0.5 },
            { who: 'bijli', mood: 'sad', at: [0.4, 0.98], size: 0.6 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'bijli',
              text: {
                en: 'Nobody comes up here. They’re afraid of my string.',
                hi: 'यहाँ कोई नहीं आता। सब मेरी डोर से डरते हैं।',
              },
              near: [0.06, 0.04],
            },
            {
              kind: 'speech',
              from: 'bijli',
              text: {
                en: 'But I saw your kite land. On the clock tower!',
                hi: 'पर तुम्हारी पतंग मैंने देखी है। घंटाघर पर!',
              },
              near: [0.8, 0.06],
            },
          ],
        },
      ],
    },
  ],
};
