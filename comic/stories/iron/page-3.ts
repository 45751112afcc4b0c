import type { PagePlan } from '../../book.ts';

/** Forty years to platform two. */
export const pageThree: PagePlan = {
  rows: [
    {
      height: 6,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'station',
          camera: { angle: 'low' },
          seed: 1,
          items: [
            { who: 'railwayDada', mood: 'happy', at: [0.22, 0.93], size: 0.484 },
            { thing: 'speedLines', at: [0.86, 0.888], size: 0.2, turn: 180 },
            { who: 'dabba', mood: 'happy', at: [0.66, 0.95], size: 0.462, turn: -8, flip: true },
            { thing: 'windUpMouse', at: [0.41, 0.94], size: 0.08 },
          ],
          captions: [
            {
              text: {
                en: '“I am Dabba. For forty years I took Dadaji his lunch, all the way to platform two.”',
                hi: '“मैं डब्बा हूँ। चालीस साल मैं दादाजी का खाना ले गया, सीधे प्लेटफ़ॉर्म दो तक।”',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'dabba',
              text: { en: 'Hot lunch! Mind your toes!', hi: 'गरम खाना! पैर सँभालो!' },
              near: [0.98, 0.12],
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 3.2,
          lean: 30,
          place: 'station',
          camera: { zoom: 2.2, at: [0.66, 0.62] },
          seed: 1,
          items: [{ who: 'dabba', mood: 'proud', at: [0.5, 1.2], size: 0.84 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'I never spilled. Not one drop.', hi: 'एक बूँद भी नहीं गिरी। एक भी नहीं।' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3,
          lean: -30,
          place: 'station',
          camera: { zoom: 1.7, at: [0.66, 0.62] },
          seed: 1,
          items: [{ who: 'dabba', mood: 'scared', at: [0.5, 1.2], size: 0.84 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'Once. It was dal.', hi: 'बस एक बार। दाल थी।' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3.6,
          place: 'workshop',
          seed: 11,
          items: [{ who: 'dabba', mood: 'sad', at: [0.5, 0.99], size: 0.53 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: {
                en: 'Then Dadaji retired. Who sends a lunch to a man who’s at home?',
                hi: 'फिर दादाजी घर पर रहने लगे। जो घर पर हो, उसे खाना कौन भेजे?',
              },
              near: [0.5, 0],
            },
          ],
        },
      ],
    },
  ],
};
