import type { PagePlan } from '../../book.ts';

/** A letter, sixty years on the way. */
export const pageSixteen: PagePlan = {
  rows: [
    {
      height: 5.2,
      slant: 50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'oldCornerNight',
          camera: { angle: 'high' },
          seed: 9,
          items: [
            { who: 'sau', mood: 'amazed', at: [0.2, 0.828], size: 0.627 },
            { who: 'hero', pose: 'point', face: 'surprised', at: [0.44, 0.844], size: 0.21 },
            { who: 'dheeru', mood: 'happy', at: [0.78, 0.956], size: 0.475 },
            { thing: 'goldKey', at: [0.61, 0.888], size: 0.05, turn: -20 },
          ],
          captions: [
            {
              text: {
                en: 'And round the corner, at full speed, came the Royal Post.',
                hi: 'और तभी मोड़ से, पूरी रफ़्तार से, आई शाही डाक।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'dheeru',
              text: {
                en: 'Letter... puff... for the hundredth door!',
                hi: 'सौवें दरवाज़े... हफ़... के नाम चिट्ठी!',
              },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.8,
      panels: [
        {
          width: 4.4,
          lean: 30,
          place: 'sunBurst',
          seed: 16,
          items: [{ thing: 'openLetter', at: [0.5, 0.68], size: 0.56, turn: -4 }],
          captions: [
            {
              text: {
                en: 'Dear door, I was cross with my sums, not with you. I am sorry. Your friend Leela, aged seven',
                hi: 'प्यारे दरवाज़े, ग़ुस्सा मुझे गणित पर था, तुम पर नहीं। माफ़ कर दो। तुम्हारी सहेली लीला, उम्र सात साल',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 2.8,
          lean: -30,
          place: 'oldCornerNight',
          camera: { zoom: 2, at: [0.2, 0.62] },
          seed: 9,
          items: [{ who: 'sau', mood: 'amazed', at: [0.5, 1.24], size: 0.94 }],
          balloons: [
            {
              kind: 'speech',
              from: 'sau',
              text: { en: 'She WROTE to me?', hi: 'उसने मुझे चिट्ठी लिखी?' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 2.8,
          place: 'oldCornerNight',
          camera: { zoom: 1.85, at: [0.78, 0.62] },
          seed: 9,
          items: [{ who: 'dheeru', mood: 'proud', at: [0.66, 1.1], size: 0.74 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dheeru',
              text: { en: 'The next morning! I ran all the way.', hi: 'अगली ही सुबह! मैं सारे रास्ते दौड़ा।' },
              near: [0.5, 0],
            },
          ],
        },
      ],
    },
  ],
};
