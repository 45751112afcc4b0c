import type { PagePlan } from '../../book.ts';

/** Behind the last trunk, somebody polite. */
export const pageTwo: PagePlan = {
  rows: [
    {
      height: 4.2,
      slant: 60,
      panels: [
        {
          width: 4.8,
          lean: -40,
          place: 'workshop',
          seed: 5,
          items: [
            {
              who: 'hero',
              pose: 'tiptoe',
              face: 'surprised',
              looksAt: 'trunk',
              at: [0.42, 0.95],
              size: 0.28,
            },
            { thing: 'trunk', at: [0.86, 0.8], size: 0.34 },
            { thing: 'windUpMouse', at: [0.12, 0.92], size: 0.12 },
          ],
          captions: [
            {
              text: {
                en: 'Behind the last trunk, something coughed. Very politely.',
                hi: 'आख़िरी संदूक के पीछे कोई खाँसा। बड़े अदब से।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'AHEM', hi: 'अहम!' }, near: [0.98, 0.42], width: 0.3, turn: -8, style: 'sky' },
          ],
        },
        {
          width: 4.4,
          place: 'workshop',
          camera: { zoom: 1.85, at: [0.25, 0.62] },
          seed: 5,
          items: [{ who: 'dabba', mood: 'scared', at: [0.42, 1.26], size: 0.92 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: {
                en: 'Please don’t melt me. I was a very good lunch box.',
                hi: 'मुझे गलाना मत, प्लीज़। मैं बहुत अच्छा टिफ़िन था।',
              },
              near: [0.96, 0],
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
          place: 'workshop',
          camera: { angle: 'high' },
          seed: 8,
          items: [
            { thing: 'trunk', at: [0.88, 0.712], size: 0.32 },
            { who: 'dabba', mood: 'sad', at: [0.66, 0.924], size: 0.475 },
            { who: 'hero', pose: 'kneel', face: 'happy', at: [0.33, 0.812], size: 0.227 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I’m {name}. I don’t melt things. I mend them.',
                hi: 'मैं {name}। गलाना नहीं, सुधारना मेरा काम है।',
              },
              near: [0.06, 0.04],
            },
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'And do they stay mended?', hi: 'और चीज़ें सुधरी रहती हैं?' },
              near: [0.94, 0.04],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'For up to a minute.', hi: 'पूरे एक मिनट तक।' },
              near: [0.06, 0.34],
            },
          ],
        },
      ],
    },
  ],
};
