import type { PagePlan } from '../../book.ts';

/** A school with one pupil. */
export const pageSeven: PagePlan = {
  rows: [
    {
      height: 6,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'thunderSchool',
          camera: { angle: 'low' },
          seed: 1,
          items: [
            { who: 'ghanghor', mood: 'happy', at: [0.74, 0.93], size: 0.66 },
            { who: 'gudgud', mood: 'happy', at: [0.44, 0.94], size: 0.352 },
            { thing: 'paperBoat', at: [0.55, 0.9], size: 0.06 },
            { who: 'hero', pose: 'namaste', face: 'happy', at: [0.18, 0.97], size: 0.253 },
          ],
          captions: [
            {
              text: {
                en: 'Where the monsoon begins, there is a school for thunder. It had one teacher and one pupil.',
                hi: 'जहाँ से बारिश चलती है, वहाँ गरजने की पाठशाला है। एक उस्ताद, एक शागिर्द।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'ghanghor',
              text: {
                en: 'Psst. Welcome. I’d roar, but this is all I have left.',
                hi: 'सुनो... आओ-आओ। गरजकर बुलाता, पर आवाज़ बस इतनी ही बची है।',
              },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 4.6,
          lean: 36,
          place: 'thunderSchool',
          camera: { zoom: 2.2, at: [0.44, 0.62] },
          seed: 1,
          items: [{ who: 'gudgud', mood: 'proud', at: [0.34, 1.08], size: 0.82 }],
          balloons: [
            {
              kind: 'speech',
              from: 'gudgud',
              text: { en: 'He was cross with a kite for nine days.', hi: 'एक पतंग पर नौ दिन तक ग़ुस्सा किया।' },
              near: [1, 0.02],
            },
          ],
        },
        {
          width: 4.4,
          place: 'thunderSchool',
          camera: { zoom: 1.7, at: [0.74, 0.62] },
          seed: 1,
          items: [{ who: 'ghanghor', mood: 'sad', at: [0.34, 1.1], size: 0.86 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ghanghor',
              text: { en: 'It looked at me.', hi: 'वह मुझे घूर रही थी।' },
              near: [1, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
