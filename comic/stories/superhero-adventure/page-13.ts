import type { PagePlan } from '../../book.ts';

/** Not bigger. Smaller. */
export const pageThirteen: PagePlan = {
  rows: [
    {
      height: 6.2,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'halfCity',
          camera: { angle: 'bird' },
          seed: 33,
          items: [
            { who: 'jugnu', mood: 'amazed', at: [0.76, 0.62], size: 0.3 },
            { thing: 'gecko', at: [0.905, 0.584], size: 0.09, turn: -12 },
            {
              who: 'hero',
              pose: 'glide',
              face: 'happy',
              at: [0.46, 0.5],
              size: 0.28,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: { en: 'Half the city was still blazing.', hi: 'आधा शहर अब भी जगमगा रहा था।' },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Small lights hide behind big ones. We don’t need a bigger hero. We need a smaller city.',
                hi: 'छोटी रोशनियाँ बड़ी के पीछे छिप जाती हैं। हीरो बड़ा नहीं चाहिए, शहर ज़रा छोटा चाहिए।',
              },
              near: [0.42, 0.02],
            },
            {
              kind: 'speech',
              from: 'jugnu',
              text: { en: 'Small! My best subject!', hi: 'छोटा! यह तो मेरा काम है!' },
              near: [0.95, 0.08],
            },
          ],
        },
      ],
    },
    {
      height: 3.8,
      panels: [
        {
          width: 5.4,
          lean: 36,
          place: 'brightLane',
          seed: 8,
          items: [
            { thing: 'door', at: [0.85, 0.54], size: 0.84 },
            { who: 'hero', pose: 'point', face: 'happy', looksAt: 'door', at: [0.53, 0.97], size: 0.28 },
          ],
          captions: [
            {
              text: {
                en: '{name} knocked at every door, and never once shouted.',
                hi: '{name} ने हर दरवाज़ा खटखटाया, बिना शोर किए।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'knock knock', hi: 'ठक-ठक' },
              near: [0.96, 0.96],
              width: 0.3,
              turn: -6,
              style: 'rose',
            },
          ],
        },
        {
          width: 3.8,
          place: 'brightLane',
          camera: { zoom: 1.85, at: [0.53, 0.62] },
          seed: 8,
          items: [
            {
              who: 'hero',
              pose: 'namaste',
              face: 'happy',
              at: [0.4, 0.62],
              size: 0.4,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Ten minutes of dark, please? Somebody small can’t sleep.',
                hi: 'दस मिनट बत्ती बुझाएँगे? एक नन्ही को नींद नहीं आ रही।',
              },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
