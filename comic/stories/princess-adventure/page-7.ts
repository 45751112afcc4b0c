import type { PagePlan } from '../../book.ts';

/** The royal post, at full speed. */
export const pageSeven: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: 50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'doorLane',
          camera: { angle: 'high' },
          seed: 4,
          items: [
            { who: 'moru', mood: 'amazed', at: [0.15, 0.908], size: 0.475 },
            { who: 'hero', pose: 'crouch', face: 'surprised', at: [0.4, 0.844], size: 0.202 },
            { who: 'dheeru', mood: 'proud', at: [0.76, 0.94], size: 0.475 },
            { thing: 'goldKey', at: [0.285, 0.888], size: 0.05, turn: -60 },
          ],
          captions: [
            {
              text: {
                en: 'Along the path came the Royal Post, at full speed.',
                hi: 'तभी रास्ते पर शाही डाक आई, पूरी रफ़्तार से।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'dheeru',
              text: {
                en: 'Out of the way! Urgent letter for the hundredth door!',
                hi: 'हटो, हटो! सौवें दरवाज़े के नाम ज़रूरी चिट्ठी!',
              },
              near: [0.95, 0.04],
            },
          ],
          effects: [
            {
              text: { en: 'plod... plod...', hi: 'ठप... ठप...' },
              near: [0.62, 0.93],
              width: 0.22,
              turn: -6,
              style: 'leaf',
            },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 4.8,
          lean: -36,
          place: 'doorLane',
          camera: { zoom: 2.2, at: [0.4, 0.62] },
          seed: 4,
          items: [
            { who: 'hero', pose: 'kneel', face: 'calm', at: [0.26, 0.6], size: 0.36, anchor: 'head' },
            { who: 'dheeru', mood: 'amazed', at: [0.8, 1.16], size: 0.8 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Shall I carry you?', hi: 'गोद में ले चलूँ?' },
              near: [0.05, 0],
            },
            {
              kind: 'speech',
              from: 'dheeru',
              text: { en: 'The post WALKS. It’s the rule.', hi: 'डाक पैदल चलती है। नियम है।' },
              near: [0.9, 0],
            },
          ],
        },
        {
          width: 4.4,
          place: 'doorLane',
          camera: { zoom: 1.7, at: [0.2, 0.62] },
          seed: 4,
          items: [
            { who: 'moru', mood: 'happy', at: [0.24, 1.06], size: 0.72 },
            { who: 'dheeru', mood: 'happy', at: [0.8, 1.16], size: 0.72 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: { en: 'When did you set out?', hi: 'चले कब थे?' },
              near: [0.05, 0],
            },
            {
              kind: 'speech',
              from: 'dheeru',
              text: { en: 'In spring. I forget which.', hi: 'वसंत में। कौन-सा, याद नहीं।' },
              near: [0.95, 0],
            },
          ],
        },
      ],
    },
  ],
};
