import type { PagePlan } from '../../book.ts';

/** Weather in the almirah. */
export const pageThree: PagePlan = {
  rows: [
    {
      height: 3.8,
      slant: 60,
      panels: [
        {
          width: 4.8,
          lean: -36,
          place: 'almirahRoom',
          camera: { zoom: 1.85, at: [0.3, 0.62] },
          seed: 4,
          items: [
            {
              who: 'hero',
              pose: 'carry',
              face: 'brave',
              looksAt: 'alarmClock',
              costume: 'pyjamas',
              at: [0.33, 0.64],
              size: 0.43,
              anchor: 'head',
            },
            { thing: 'alarmClock', at: [0.605, 0.64], size: 0.36, turn: 8 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'That does it. Into the almirah with you!',
                hi: 'बस, बहुत हुआ। चलो, अलमारी में!',
              },
              near: [0.98, 0.04],
            },
          ],
        },
        {
          width: 4.2,
          place: 'almirahRoom',
          seed: 4,
          items: [
            {
              who: 'hero',
              pose: 'pull',
              face: 'surprised',
              looksAt: [0.8, 0.4],
              costume: 'pyjamas',
              at: [0.3, 0.52],
              size: 0.34,
              anchor: 'head',
            },
          ],
          effects: [
            {
              text: { en: 'CREEEAK', hi: 'चर्रर्रर्र' },
              near: [0.04, 0.04],
              width: 0.5,
              turn: -8,
              style: 'leaf',
            },
          ],
        },
      ],
    },
    {
      height: 6.2,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'almirahRoom',
          camera: { angle: 'low' },
          seed: 1,
          items: [
            { who: 'hero', pose: 'lookUp', face: 'calm', costume: 'pyjamas', at: [0.37, 0.95], size: 0.275 },
            { who: 'friend', mood: 'amazed', at: [0.19, 0.955], size: 0.21 },
          ],
          captions: [
            {
              text: {
                en: 'Nani’s almirah smelt of soap, of sandalwood, and of somebody else’s weather.',
                hi: 'नानी की अलमारी में साबुन की महक थी, चंदन की, और किसी और ही मौसम की।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Nani? Since when do shawls have grass?', hi: 'नानी? शॉलों के पीछे घास कब से उगती है?' },
              near: [0.06, 0.34],
            },
            { kind: 'speech', from: 'friend', text: { en: '{sound}', hi: '{sound}' }, near: [0.1, 0.62] },
          ],
        },
      ],
    },
  ],
};
