import type { PagePlan } from '../../book.ts';

/** The quiet page. */
export const pageTwenty: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'naniRoom',
          seed: 8,
          items: [
            { thing: 'bed', at: [0.36, 0.75], size: 0.3 },
            { thing: 'naniAsleep', at: [0.21, 0.72], size: 0.15 },
            { thing: 'quilt', at: [0.4, 0.75], size: 0.262 },
            { thing: 'alarmClock', at: [0.9, 0.89], size: 0.075, turn: 8 },
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              costume: 'pyjamas',
              at: [0.72, 0.95],
              size: 0.175,
              flip: true,
              holds: { thing: 'kettle', hand: 1, size: 0.8 },
            },
          ],
          captions: [
            {
              text: {
                en: 'The next morning, somebody woke Nani. First the curtain. Then the tea. Then her name, once, softly.',
                hi: 'अगली सुबह किसी ने नानी को जगाया। पहले परदा। फिर चाय। फिर नाम, एक बार, धीरे-से।',
              },
              near: [0.03, 0.03],
            },
            {
              text: {
                en: 'It was a job exactly the right size.',
                hi: 'काम बिल्कुल सही नाप का था।',
              },
              near: [0.97, 0.97],
            },
          ],
          balloons: [{ kind: 'speech', from: 'hero', text: { en: 'Nani.', hi: 'नानी।' }, near: [0.6, 0.4] }],
        },
      ],
    },
  ],
};
