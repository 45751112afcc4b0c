import type { PagePlan } from '../../book.ts';

/** Everything in the house is the wrong size. */
export const pageTwo: PagePlan = {
  rows: [
    {
      height: 4.5,
      slant: -50,
      panels: [
        {
          width: 3.3,
          lean: 30,
          place: 'kitchen',
          seed: 4,
          items: [
            {
              who: 'hero',
              pose: 'tiptoe',
              face: 'happy',
              looksAt: [0.95, 0.7],
              costume: 'pyjamas',
              at: [0.46, 0.58],
              size: 0.34,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: { en: '“When you are bigger,” said the stove.', hi: 'चूल्हे ने कहा: अभी नहीं।' },
              near: [0.02, 0.02],
            },
          ],
        },
        {
          width: 3.5,
          lean: -30,
          place: 'kitchen',
          camera: { zoom: 1.85, at: [0.46, 0.62] },
          seed: 4,
          items: [
            { thing: 'bucket', at: [0.8, 0.78], size: 0.4 },
            {
              who: 'hero',
              pose: 'pull',
              face: 'worried',
              looksAt: 'bucket',
              costume: 'pyjamas',
              at: [0.34, 0.56],
              size: 0.33,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: { en: '“When you are bigger,” said the bucket.', hi: 'बाल्टी ने कहा: अभी नहीं।' },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'HNNNGH', hi: 'हुँऊऊह' }, near: [0.04, 0.98], width: 0.46, turn: -7, style: 'rose' },
          ],
        },
        {
          width: 3.2,
          place: 'kitchen',
          seed: 7,
          items: [
            {
              who: 'hero',
              pose: 'lookUp',
              face: 'calm',
              costume: 'pyjamas',
              at: [0.5, 0.66],
              size: 0.34,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: {
                en: 'The top shelf said nothing. It did not have to.',
                hi: 'सबसे ऊपर का ताक़ कुछ बोला ही नहीं। ज़रूरत क्या थी?',
              },
              near: [0.02, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.5,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'naniRoom',
          camera: { angle: 'high' },
          seed: 3,
          items: [
            { thing: 'alarmClock', at: [0.66, 0.76], size: 0.17, turn: -10 },
            {
              who: 'hero',
              pose: 'sit',
              face: 'sad',
              looksAt: 'alarmClock',
              costume: 'pyjamas',
              at: [0.36, 0.908],
              size: 0.275,
            },
          ],
          effects: [
            {
              text: { en: 'TRRRING!', hi: 'टर्रर्रिंग!' },
              near: [0.62, 0.58],
              width: 0.24,
              turn: 7,
              style: 'fire',
            },
          ],
          captions: [
            {
              text: {
                en: 'And then the clock rang again, for no reason at all.',
                hi: 'और तभी घड़ी फिर बज उठी, बिना किसी बात के।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: {
                en: 'I wish there were one job in the world exactly my size.',
                hi: 'काश दुनिया में एक काम ऐसा हो, जो बिल्कुल मेरे नाप का हो।',
              },
              near: [0.5, 0.08],
            },
          ],
        },
      ],
    },
  ],
};
