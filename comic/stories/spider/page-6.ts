import type { PagePlan } from '../../book.ts';

/** Where the wind keeps what it finds. */
export const pageSix: PagePlan = {
  rows: [
    {
      height: 4,
      slant: -50,
      panels: [
        {
          width: 1,
          place: 'kiteFestival',
          camera: { zoom: 2, at: [0.8, 0.62] },
          seed: 7,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'calm',
              at: [0.2, 0.64],
              size: 0.44,
              anchor: 'head',
              flip: true,
            },
            { who: 'resham', mood: 'proud', at: [0.62, 1.1], size: 0.8 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Have you seen a pink kite go by?', hi: 'कोई गुलाबी पतंग इधर से गई है?' },
              near: [0.4, 0.04],
            },
            {
              kind: 'speech',
              from: 'resham',
              text: {
                en: 'Lost kites go to the clock tower. It’s the wind’s pocket.',
                hi: 'खोई पतंगें घंटाघर जाती हैं। वही हवा की जेब है।',
              },
              near: [0.96, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 6,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteFestival',
          seed: 7,
          items: [
            { thing: 'clockTower', at: [0.52, 0.69], size: 0.44 },
            { thing: 'slipper', at: [0.76, 0.855], size: 0.085, turn: -6 },
            { who: 'resham', mood: 'sad', at: [0.23, 0.875], size: 0.22 },
            { who: 'hero', pose: 'sit', face: 'calm', at: [0.84, 0.955], size: 0.25, flip: true },
            { who: 'friend', mood: 'happy', at: [0.66, 0.96], size: 0.17 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: {
                en: 'Young spiders fly there. One thread, and let go. I held on.',
                hi: 'नन्ही मकड़ियाँ वहाँ उड़कर जाती हैं। बस धागा छोड़ दो। मुझसे छूटा ही नहीं।',
              },
              near: [0.1, 0.06],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Held on to what?', hi: 'क्या नहीं छूटा?' },
              near: [0.66, 0.06],
            },
            { kind: 'speech', from: 'resham', text: { en: 'Everything.', hi: 'कुछ भी।' }, near: [0.4, 0.28] },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Come with me. My shoulder is going there anyway.',
                hi: 'मेरे साथ चलो। मेरा कंधा उधर ही जा रहा है।',
              },
              near: [0.95, 0.36],
            },
          ],
        },
      ],
    },
  ],
};
