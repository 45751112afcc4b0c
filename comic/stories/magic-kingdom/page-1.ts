import type { PagePlan } from '../../book.ts';

/** Five ways of being woken, and the proper one. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.7,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'naniRoom',
          seed: 1,
          items: [
            { thing: 'wheelchair', at: [0.72, 0.82], size: 0.24 },
            { thing: 'bed', at: [0.4, 0.74], size: 0.44 },
            {
              who: 'hero',
              pose: 'huddle',
              face: 'surprised',
              looksAt: 'alarmClock',
              costume: 'pyjamas',
              at: [0.285, 0.8],
              size: 0.25,
              wheels: 'out',
            },
            { thing: 'quilt', at: [0.4, 0.75], size: 0.44 },
            { thing: 'alarmClock', at: [0.53, 0.56], size: 0.2, turn: 14 },
          ],
          captions: [
            {
              text: {
                en: 'In the holidays, {name} was woken up five times every morning.',
                hi: 'छुट्टियों में {name} की नींद हर सुबह पाँच-पाँच बार खुलती थी।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'TRRRING!', hi: 'टर्रर्रिंग!' },
              near: [0.76, 0.62],
              width: 0.27,
              turn: -8,
              style: 'fire',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'Aaah! I mean... good morning.', hi: 'आआह! मतलब... सुप्रभात।' },
              near: [0.44, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 4.3,
      panels: [
        {
          width: 4.5,
          lean: -40,
          place: 'kitchen',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            {
              who: 'hero',
              pose: 'shrug',
              face: 'worried',
              looksAt: [0.9, 0.6],
              costume: 'pyjamas',
              at: [0.36, 0.6],
              size: 0.36,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: {
                en: 'First the clock. Then the rooster, the milkman’s bicycle, the cat and the cooker.',
                hi: 'पहले घड़ी। फिर मुर्गा, दूधवाले की साइकिल, बिल्ली और कुकर।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'PHWEEE!', hi: 'सीईईई!' }, near: [0.96, 0.45], width: 0.34, turn: 8, style: 'ice' },
          ],
        },
        {
          width: 4.5,
          place: 'naniRoom',
          seed: 5,
          items: [
            { thing: 'kettle', at: [0.79, 0.83], size: 0.4 },
            {
              who: 'hero',
              pose: 'hug',
              face: 'happy',
              looksAt: 'kettle',
              costume: 'pyjamas',
              at: [0.32, 0.66],
              size: 0.42,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: {
                en: 'Only Nani knew the proper way: the curtain, the tea, and your name, once, softly.',
                hi: 'ठीक से जगाना बस नानी को आता था: परदा, चाय, और तुम्हारा नाम, एक बार, धीरे-से।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
