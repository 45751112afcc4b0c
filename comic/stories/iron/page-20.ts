import type { PagePlan } from '../../book.ts';
import { asleepInBed } from '../asleep-in-bed.ts';

/** One thing that stayed made: the quiet page. */
export const pageTwenty: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'darkBedroom',
          camera: { angle: 'high' },
          seed: 4,
          items: [
            ...asleepInBed(0.38, 0.73),
            { thing: 'suitHeap', at: [0.385, 0.882], size: 0.12 },
            { who: 'dabba', mood: 'happy', at: [0.84, 0.764], size: 0.27, flip: true },
            { thing: 'alarmClock', at: [0.265, 0.903], size: 0.07, turn: 70 },
            { thing: 'windUpMouse', at: [0.155, 0.903], size: 0.05 },
            { who: 'friend', mood: 'happy', at: [0.6, 0.924], size: 0.13 },
            { thing: 'wheelchair', at: [0.085, 0.819], size: 0.11 },
          ],
          captions: [
            {
              text: {
                en: 'By bedtime the suit had come apart again. So had the clock. So had the other clock.',
                hi: 'सोने तक सूट फिर बिखर चुका था। घड़ी भी। दूसरी घड़ी भी।',
              },
              near: [0.04, 0.04],
            },
            {
              text: {
                en: 'But one thing that {name} had made stayed made. It stood by the bed, and hummed.[ One {animal} hummed along.]',
                hi: 'पर {name} के हाथों बनी एक चीज़ बनी रही। वह पलंग के पास खड़ी गुनगुनाती रही।[ साथ में {animal} भी।]',
              },
              near: [0.97, 0.97],
            },
          ],
        },
      ],
    },
  ],
};
