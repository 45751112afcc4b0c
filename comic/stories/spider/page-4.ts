import type { PagePlan } from '../../book.ts';

/** Ten laddoos for the road of roofs. */
export const pageFour: PagePlan = {
  rows: [
    {
      height: 4.2,
      slant: -56,
      panels: [
        {
          width: 4.2,
          lean: -36,
          place: 'kiteMorning',
          camera: { zoom: 2.2, at: [0.4, 0.62] },
          seed: 4,
          items: [
            {
              who: 'hero',
              pose: 'proud',
              face: 'brave',
              looksAt: [1.4, 0.4],
              at: [0.4, 0.64],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Gulabo will be home before the lamps go up. I promise[, by my {colour} scarf]!',
                hi: 'कंदील उड़ने से पहले गुलाबो घर होगी। [{colour} के मफ़लर की क़सम|पक्का]!',
              },
              near: [0.9, 0.02],
            },
          ],
        },
        {
          width: 4.8,
          place: 'kiteMorning',
          camera: { zoom: 1.7, at: [0.75, 0.62] },
          seed: 4,
          items: [
            { who: 'dadu', mood: 'happy', at: [0.34, 1.16], size: 0.96 },
            { thing: 'laddooPlate', at: [0.78, 0.8], size: 0.3 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dadu',
              text: {
                en: 'Then take ten laddoos. Sweets first, then words. It opens more doors than keys.',
                hi: 'तो दस लड्डू ले जाओ। पहले मीठा, फिर बात। चाबी से ज़्यादा दरवाज़े खुलते हैं।',
              },
              near: [0.96, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.8,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteMorning',
          camera: { angle: 'high' },
          seed: 4,
          items: [
            { thing: 'clockTower', at: [0.82, 0.66], size: 0.56 },
            { thing: 'slipper', at: [0.68, 0.91], size: 0.08, turn: 8 },
            { thing: 'speedLines', at: [0.2, 0.66], size: 0.4 },
            { who: 'hero', pose: 'run', face: 'happy', looksAt: 'clockTower', at: [0.37, 0.94], size: 0.247 },
            { who: 'friend', mood: 'happy', at: [0.57, 0.931], size: 0.19 },
          ],
          captions: [
            {
              text: {
                en: 'In the old city the roofs hold hands, so nobody needs a street.',
                hi: 'पुराने शहर में छतें हाथ थामे रहती हैं, गली की ज़रूरत ही नहीं।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Ten laddoos, two [{wheels}wheels|feet],[ one {animal},] one kite. Easy!',
                hi: 'दस लड्डू, दो [{wheels}पहिए|पैर],[ एक {animal},] एक पतंग। आसान!',
              },
              near: [0.62, 0.14],
            },
          ],
        },
      ],
    },
  ],
};
