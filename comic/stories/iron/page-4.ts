import type { PagePlan } from '../../book.ts';

/** Too big, too small, and a biscuit. */
export const pageFour: PagePlan = {
  rows: [
    {
      height: 4,
      slant: 50,
      panels: [
        {
          width: 3.2,
          lean: -30,
          place: 'workshop',
          camera: { zoom: 2.2, at: [0.3, 0.62] },
          seed: 14,
          items: [
            {
              who: 'hero',
              pose: 'carry',
              face: 'thinking',
              at: [0.36, 0.68],
              size: 0.36,
              anchor: 'head',
              holds: { thing: 'gear', hand: 1, size: 1.05 },
            },
          ],
          captions: [{ text: { en: 'Too big.', hi: 'बहुत बड़ा।' }, near: [0, 0.02] }],
        },
        {
          width: 3.2,
          lean: 30,
          place: 'workshop',
          camera: { zoom: 1.7, at: [0.3, 0.62] },
          seed: 14,
          items: [
            {
              who: 'hero',
              pose: 'offer',
              face: 'sad',
              at: [0.36, 0.6],
              size: 0.36,
              anchor: 'head',
              holds: { thing: 'gear', hand: 1, size: 0.36 },
            },
          ],
          captions: [{ text: { en: 'Too small.', hi: 'बहुत छोटा।' }, near: [0, 0.02] }],
        },
        {
          width: 3.4,
          place: 'workshop',
          camera: { zoom: 2, at: [0.7, 0.62] },
          seed: 14,
          items: [
            {
              who: 'dabba',
              mood: 'amazed',
              at: [0.6, 1.22],
              size: 0.86,
              holds: { thing: 'biscuit', hand: 0, size: 0.28 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'That one is a biscuit.', hi: 'यह वाला तो बिस्कुट है।' },
              near: [0.4, 0],
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
          place: 'workshop',
          seed: 14,
          items: [
            { who: 'dabba', mood: 'scared', at: [0.7, 0.94], size: 0.5 },
            { thing: 'windUpMouse', at: [0.575, 0.94], size: 0.08 },
            { who: 'hero', pose: 'crouch', face: 'brave', at: [0.3, 0.945], size: 0.27 },
            { thing: 'gear', at: [0.472, 0.655], size: 0.1 },
          ],
          captions: [
            {
              text: {
                en: 'Only one gear in the whole attic was the right size. It was holding up {name}’s suit.',
                hi: 'पूरी अटारी में ठीक नाप का एक ही चक्का था। उसी पर {name} का सूट टिका था।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'Oh no. Not that one. You need that one.', hi: 'अरे नहीं, वह नहीं। वह तो तुम्हें चाहिए।' },
              near: [0.96, 0.06],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'So do you.', hi: 'तुम्हें भी तो।' },
              near: [0.14, 0.36],
            },
          ],
        },
      ],
    },
  ],
};
