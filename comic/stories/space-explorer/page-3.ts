import type { PagePlan } from '../../book.ts';

/** What a captain packs, and what packs itself. */
export const pageThree: PagePlan = {
  rows: [
    {
      height: 4.3,
      slant: -60,
      panels: [
        {
          width: 4.2,
          lean: 40,
          place: 'rooftop',
          camera: { zoom: 1.85, at: [0.33, 0.62] },
          seed: 7,
          items: [
            {
              who: 'hero',
              pose: 'carry',
              face: 'brave',
              at: [0.42, 0.6],
              size: 0.42,
              anchor: 'head',
              holds: { thing: 'torch', hand: 1, size: 0.42 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Captain’s list. One torch, for the dark.',
                hi: 'कप्तान की सूची। एक टॉर्च, अँधेरे के लिए।',
              },
              near: [0.1, 0.02],
            },
          ],
        },
        {
          width: 4.4,
          place: 'rooftop',
          camera: { zoom: 2.2, at: [0.33, 0.62] },
          seed: 7,
          items: [
            {
              who: 'hero',
              pose: 'carry',
              face: 'happy',
              at: [0.55, 0.57],
              size: 0.35,
              anchor: 'head',
              flip: true,
              holds: { thing: 'tiffin', hand: 0, size: 0.62 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'One tiffin, for courage. Courage needs pickle.',
                hi: 'एक टिफ़िन, हिम्मत के लिए। हिम्मत को अचार चाहिए।',
              },
              near: [0.9, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.7,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'rooftop',
          camera: { angle: 'low' },
          seed: 7,
          items: [
            { thing: 'rocketAtRest', at: [0.66, 0.744], size: 0.86, turn: 3 },
            { thing: 'sleepingCat', at: [0.82, 0.885], size: 0.24 },
            {
              who: 'hero',
              pose: 'shrug',
              face: 'calm',
              looksAt: 'sleepingCat',
              at: [0.33, 0.97],
              size: 0.303,
            },
            { who: 'friend', mood: 'happy', at: [0.195, 0.97], size: 0.21 },
          ],
          captions: [
            {
              text: {
                en: 'The cat had already packed itself.',
                hi: 'बिल्ली अपना सामान ख़ुद थी, और ख़ुद ही बँध चुकी थी।',
              },
              near: [0.97, 0.02],
              after: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: '[One {animal}, yes. And absolutely|And absolutely] no cats. Space is no place for naps.',
                hi: '[एक {animal}: ठीक है। पर सोने वाली बिल्ली|और बिल्ली तो बिल्कुल] नहीं। अंतरिक्ष सोने की जगह नहीं है।',
              },
              near: [0.06, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
