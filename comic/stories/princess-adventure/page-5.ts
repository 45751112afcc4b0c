import type { PagePlan } from '../../book.ts';

/** The first door has manners, and would like some. */
export const pageFive: PagePlan = {
  rows: [
    {
      height: 5,
      slant: 40,
      panels: [
        {
          width: 5,
          lean: -30,
          place: 'doorLane',
          seed: 1,
          items: [
            { who: 'khatkhat', mood: 'proud', at: [0.72, 0.97], size: 0.86 },
            { who: 'moru', mood: 'scared', at: [0.32, 0.98], size: 0.56, turn: 10 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'moru',
              text: { en: 'No key fits. There’s no keyhole!', hi: 'कोई चाबी नहीं लगती। इसमें तो ताला ही नहीं!' },
              near: [0.1, 0.02],
            },
          ],
          effects: [
            { text: { en: 'OOF!', hi: 'हुँह!' }, near: [0.5, 0.92], width: 0.26, turn: -8, style: 'fire' },
          ],
        },
        {
          width: 4.6,
          place: 'doorLane',
          camera: { zoom: 2, at: [0.72, 0.62] },
          seed: 1,
          items: [{ who: 'khatkhat', mood: 'amazed', at: [0.5, 1.34], size: 1.06 }],
          balloons: [
            {
              kind: 'speech',
              from: 'khatkhat',
              text: {
                en: 'Sixty years of pushing! Has nobody got any knuckles?',
                hi: 'साठ साल से बस धक्का! किसी को खटखटाना नहीं आता?',
              },
              near: [0.5, 0],
            },
          ],
        },
      ],
    },
    {
      height: 5,
      panels: [
        {
          width: 5.2,
          lean: 30,
          place: 'doorLane',
          seed: 2,
          items: [
            { who: 'khatkhat', mood: 'happy', at: [0.8, 0.97], size: 0.72 },
            { thing: 'goldKey', at: [0.07, 0.93], size: 0.07, turn: 60 },
            { who: 'hero', pose: 'offer', face: 'calm', at: [0.42, 0.965], size: 0.235 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Good morning, dear door. I’m {name}. May we come in, please?',
                hi: 'नमस्ते, दरवाज़े जी। मैं {name} हूँ। क्या हम अंदर आएँ?',
              },
              near: [0.05, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'KNOCK KNOCK!', hi: 'खट खट!' },
              near: [0.98, 0.03],
              width: 0.36,
              turn: 8,
              style: 'gold',
            },
          ],
        },
        {
          width: 4.4,
          place: 'sunBurst',
          seed: 7,
          items: [{ who: 'khatkhatOpen', mood: 'happy', at: [0.6, 1.0], size: 0.74 }],
          balloons: [
            {
              kind: 'shout',
              from: 'khatkhatOpen',
              text: { en: 'PLEASE! Somebody said PLEASE!', hi: 'जी! किसी ने मुझे जी कहा!' },
              near: [0.1, 0],
            },
          ],
          effects: [
            {
              text: { en: 'CREEEAK!', hi: 'चर्रर्रर्र!' },
              near: [0.96, 0.95],
              width: 0.5,
              turn: -8,
              style: 'leaf',
            },
          ],
        },
      ],
    },
  ],
};
