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
          place: 'naniDawn',
          camera: { angle: 'high' },
          seed: 8,
          items: [
            { thing: 'bed', at: [0.43, 0.611], size: 0.32 },
            { thing: 'naniAsleep', at: [0.215, 0.556], size: 0.165, turn: -10 },
            { thing: 'quilt', at: [0.425, 0.611], size: 0.3 },
            { thing: 'alarmClock', at: [0.13, 0.903], size: 0.075, turn: -8 },
            {
              who: 'hero',
              pose: 'offer',
              face: 'proud',
              looksAt: [0.21, 0.62],
              costume: 'pyjamas',
              at: [0.6, 0.951],
              size: 0.17,
              flip: true,
              holds: { thing: 'kettle', hand: 1, size: 0.8 },
            },
            { who: 'friend', mood: 'happy', at: [0.32, 0.951], size: 0.13 },
          ],
          captions: [
            {
              text: {
                en: 'The next morning, somebody woke Nani. First the curtain. Then the tea. Then her name, once, softly.[ Then one {animal}, less softly.]',
                hi: 'अगली सुबह किसी ने नानी को जगाया। पहले परदा। फिर चाय। फिर नाम, एक बार, धीरे-से।[ फिर {animal}, ज़रा ज़ोर से।]',
              },
              near: [0.03, 0.03],
            },
            {
              text: {
                en: 'It was a job exactly the right size.',
                hi: 'काम बिल्कुल सही नाप का था।',
              },
              near: [0.97, 0.97],
              after: true,
            },
          ],
          effects: [
            { text: { en: 'meow', hi: 'म्याऊँ' }, near: [0.97, 0.5], width: 0.11, turn: 7, style: 'leaf' },
          ],
          balloons: [
            { kind: 'speech', from: 'hero', text: { en: 'Nani.', hi: 'नानी।' }, near: [0.6, 0.4] },
            { kind: 'speech', from: 'friend', text: { en: '{sound}', hi: '{sound}' }, near: [0.3, 0.72] },
          ],
        },
      ],
    },
  ],
};
