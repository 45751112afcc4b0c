import type { PagePlan } from '../../book.ts';

/** Being collected. */
export const pageNine: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'tinLane',
          seed: 9,
          items: [
            { thing: 'ladle', at: [0.62, 0.3], size: 0.2, turn: 64 },
            { thing: 'pan', at: [0.88, 0.5], size: 0.18, turn: 80 },
            { thing: 'speedLines', at: [0.86, 0.7], size: 0.22, turn: 180 },
            { who: 'dabba', mood: 'scared', at: [0.59, 0.95], size: 0.46, turn: 14 },
            { who: 'hero', pose: 'pull', face: 'brave', at: [0.425, 0.95], size: 0.25 },
            { thing: 'windUpMouse', at: [0.1, 0.93], size: 0.08 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I’ve got you!', hi: 'पकड़ लिया!' },
              near: [0.16, 0.04],
            },
            {
              kind: 'speech',
              from: 'dabba',
              text: {
                en: '{name}? My wheels are leaving without asking me.',
                hi: '{name}? मेरे पहिए मुझसे पूछे बिना जा रहे हैं।',
              },
              near: [0.94, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 4.2,
          lean: 40,
          place: 'kitchen',
          seed: 12,
          items: [
            { thing: 'pan', at: [0.82, 0.3], size: 0.3, turn: 40 },
            { who: 'dada', mood: 'scared', at: [0.4, 1.02], size: 0.72 },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'dada',
              text: { en: 'My pans! Come BACK!', hi: 'मेरे तवे! वापस आओ!' },
              near: [0.02, 0],
            },
          ],
        },
        {
          width: 5,
          place: 'roseBurst',
          seed: 10,
          items: [
            { who: 'dabba', mood: 'scared', at: [0.43, 0.72], size: 0.48, facing: 'front', turn: -66 },
            { who: 'chumbak', mood: 'proud', at: [0.62, 1.2], size: 1.02 },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'dabba',
              text: { en: 'Help! I’m being COLLECTED!', hi: 'बचाओ! मैं कबाड़ में जा रहा हूँ!' },
              near: [0.02, 0],
            },
          ],
          effects: [
            { text: { en: 'THUNK!', hi: 'धप्प!' }, near: [0.02, 1], width: 0.36, turn: -8, style: 'fire' },
          ],
        },
      ],
    },
  ],
};
