import type { PagePlan } from '../../book.ts';

/** One bolt at a time. */
export const pageFifteen: PagePlan = {
  rows: [
    {
      height: 4,
      slant: -50,
      panels: [
        {
          width: 3.4,
          lean: 30,
          place: 'scrapYard',
          camera: { zoom: 1.85, at: [0.56, 0.62] },
          seed: 11,
          items: [
            {
              who: 'hero',
              pose: 'proud',
              face: 'brave',
              looksAt: [0.5, 1.2],
              at: [0.5, 0.7],
              size: 0.4,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: {
                en: 'So {name} undid the suit, one bolt at a time.',
                hi: 'तो {name} ने सूट खोला, एक-एक पेंच करके।',
              },
              near: [0, 0],
            },
          ],
        },
        {
          width: 3,
          lean: -30,
          place: 'nightBurst',
          seed: 23,
          items: [
            { thing: 'suitHeap', at: [0.5, 0.62], size: 0.62 },
            { thing: 'windUpMouse', at: [0.84, 0.9], size: 0.13 },
          ],
          effects: [
            { text: { en: 'CLINK', hi: 'खनन' }, near: [0.5, 0], width: 0.56, turn: -8, style: 'gold' },
          ],
        },
        {
          width: 3.2,
          place: 'scrapYard',
          camera: { zoom: 1.7, at: [0.56, 0.62] },
          seed: 11,
          items: [
            {
              who: 'hero',
              pose: 'shrug',
              face: 'laughing',
              costume: 'pyjamas',
              at: [0.5, 0.62],
              size: 0.34,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Pyjamas[, {colour} ones]. It was a busy morning.',
                hi: 'पाजामा[, {colour} का]! सुबह बहुत काम था।',
              },
              near: [0.1, 0],
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
          place: 'scrapYard',
          camera: { angle: 'high' },
          seed: 11,
          items: [
            { thing: 'suitHeap', at: [0.9, 0.776], size: 0.22 },
            { who: 'dabba', mood: 'amazed', at: [0.76, 0.956], size: 0.314 },
            { who: 'chumbak', mood: 'amazed', at: [0.23, 0.852], size: 0.622, flip: true },
            {
              who: 'hero',
              pose: 'wave',
              face: 'happy',
              costume: 'pyjamas',
              at: [0.575, 0.94],
              size: 0.218,
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chumbak',
              text: { en: 'Now I can’t pull you!', hi: 'अब मैं तुम्हें खींच नहीं सकता!' },
              near: [0.04, 0.02],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'No. So now I’m just coming.', hi: 'नहीं। अब तो बस मन है आने का।' },
              near: [0.7, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
