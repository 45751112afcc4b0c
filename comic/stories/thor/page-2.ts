import type { PagePlan } from '../../book.ts';

/** The rain is nineteen days late. */
export const pageTwo: PagePlan = {
  rows: [
    {
      height: 5.4,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'stillSky',
          seed: 3,
          items: [
            { who: 'umbrellaNani', mood: 'sad', at: [0.76, 0.97], size: 0.48 },
            {
              who: 'hero',
              pose: 'offer',
              face: 'sad',
              at: [0.28, 0.97],
              size: 0.25,
              holds: { thing: 'paperBoat', hand: 1, size: 0.7 },
            },
            { who: 'friend', mood: 'sad', at: [0.5, 0.967], size: 0.21 },
          ],
          captions: [
            {
              text: {
                en: 'The rain was nineteen days late. Even the crows were too hot to argue.[ One {animal} only sighed.]',
                hi: 'बारिश उन्नीस दिन से लापता थी। गरमी में कौओं ने भी झगड़ना छोड़ दिया था।[ {animal} भी चुप।]',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'My boat is ready. Where’s the water?', hi: 'मेरी नाव तैयार है। पानी कहाँ है?' },
              near: [0.4, 0.2],
            },
          ],
        },
      ],
    },
    {
      height: 4.6,
      panels: [
        {
          width: 4.6,
          lean: 36,
          place: 'stillSky',
          camera: { zoom: 1.85, at: [0.75, 0.62] },
          seed: 3,
          items: [{ who: 'nani', mood: 'happy', at: [0.32, 1.14], size: 0.86 }],
          balloons: [
            {
              kind: 'speech',
              from: 'nani',
              text: {
                en: 'Rain comes when the thunder calls it. I think the thunder has overslept.',
                hi: 'बादल गरजे, तभी बारिश आती है। लगता है इस साल गरज की आँख नहीं खुली।',
              },
              near: [1, 0.02],
            },
          ],
        },
        {
          width: 4.4,
          place: 'leafBurst',
          seed: 6,
          items: [
            {
              who: 'hero',
              pose: 'point',
              face: 'brave',
              looksAt: [1.1, 0.1],
              at: [0.36, 0.62],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'Then I’ll wake it up!', hi: 'तो मुझे उसे जगाना है!' },
              near: [0.95, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
