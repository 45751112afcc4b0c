import type { PagePlan } from '../../book.ts';
import { asleepInBed } from '../asleep-in-bed.ts';

/** Good night: the quiet page. */
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
          seed: 1,
          items: [
            { who: 'tara', mood: 'happy', at: [0.73, 0.13], size: 0.085 },
            { who: 'ghup', mood: 'happy', at: [0.815, 0.757], size: 0.33, flip: true },
            ...asleepInBed(0.38, 0.705),
            { thing: 'sleepingCat', at: [0.49, 0.655], size: 0.12 },
            { who: 'friend', mood: 'happy', at: [0.41, 0.931], size: 0.13 },
            { thing: 'wheelchair', at: [0.12, 0.833], size: 0.13 },
          ],
          captions: [
            {
              text: {
                en: 'That night {name} switched off the lamp, so that the Dark could come in.[ One {animal} moved up to make room.]',
                hi: 'उस रात {name} ने बत्ती ख़ुद बुझाई, ताकि अँधेरा भीतर आ सके।[ पलंग के पास: {animal}।]',
              },
              near: [0.04, 0.04],
            },
            {
              text: {
                en: 'And over the roof, one small star blinked twice. It means: good night, {name}.',
                hi: 'और छत के ऊपर एक नन्हा तारा दो बार टिमटिमाया। मतलब: शुभ रात्रि, {name}।',
              },
              near: [0.97, 0.97],
            },
          ],
        },
      ],
    },
  ],
};
