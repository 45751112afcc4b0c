import type { PagePlan } from '../../book.ts';

/** Three gulps, and a sweater. */
export const pageThree: PagePlan = {
  rows: [
    {
      height: 3.7,
      slant: 50,
      panels: [
        {
          width: 3.3,
          lean: 26,
          place: 'brightLane',
          camera: { zoom: 2, at: [0.25, 0.5] },
          seed: 5,
          items: [
            { thing: 'nightMouth', at: [0.5, 0.86], size: 0.56 },
            { thing: 'jalebiSign', at: [0.5, 0.6], size: 0.46 },
          ],
          captions: [
            { text: { en: 'Gulp went the jalebi sign.', hi: 'गटक! गई जलेबी वाली बत्ती।' }, near: [0.04, 0.02] },
          ],
        },
        {
          width: 3.3,
          lean: -26,
          place: 'cityNight',
          camera: { zoom: 1.8, at: [0.6, 0.6] },
          seed: 6,
          items: [
            { thing: 'nightMouth', at: [0.5, 0.88], size: 0.56 },
            { thing: 'cinemaSign', at: [0.5, 0.62], size: 0.46, turn: 14 },
            { thing: 'gecko', at: [0.87, 0.36], size: 0.2, turn: 20 },
          ],
          captions: [
            {
              text: { en: 'Gulp went the cinema star.', hi: 'गटक! गया सिनेमा का सितारा।' },
              near: [0.04, 0.02],
            },
          ],
        },
        {
          width: 3.4,
          place: 'brightLane',
          camera: { zoom: 2, at: [0.75, 0.5] },
          seed: 8,
          items: [
            { thing: 'nightMouth', at: [0.5, 0.87], size: 0.56 },
            { thing: 'redSignal', at: [0.5, 0.6], size: 0.5, turn: -12 },
          ],
          captions: [
            {
              text: { en: 'Gulp went red, amber and green.', hi: 'गटक! तीनों रंग एक साथ।' },
              near: [0.04, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 6.3,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'homeRoof',
          camera: { angle: 'high' },
          seed: 13,
          items: [
            {
              who: 'nani',
              mood: 'proud',
              at: [0.76, 0.956],
              size: 0.456,
              holds: { thing: 'sweater', hand: 0, size: 0.5, turn: -12 },
            },
            { who: 'hero', pose: 'cheer', face: 'happy', at: [0.32, 0.86], size: 0.257 },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'At last! A thing for a hero!', hi: 'आख़िर आ ही गया! हीरो का काम!' },
              near: [0.1, 0.02],
            },
            {
              kind: 'speech',
              from: 'nani',
              text: { en: 'Take a sweater. The night is cold.', hi: 'स्वेटर लेकर जाओ। रात ठंडी है।' },
              near: [0.9, 0.06],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Nani! Heroes don’t wear sweaters[, only {colour} capes].',
                hi: 'नानी! हीरो स्वेटर नहीं पहनते[, बस {colour} का केप]।',
              },
              near: [0.56, 0.3],
            },
            {
              kind: 'speech',
              from: 'nani',
              text: { en: 'Heroes with grandmothers do.', hi: 'जिनकी नानी हो, वे पहनते हैं।' },
              near: [0.98, 0.36],
            },
          ],
        },
      ],
    },
  ],
};
