import type { PagePlan } from '../../book.ts';

/** Two wobbling knees. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 5.2,
      slant: -50,
      panels: [
        {
          width: 1,
          place: 'cockpit',
          seed: 5,
          items: [
            { thing: 'sleepingCat', at: [0.83, 0.71], size: 0.28, turn: -160 },
            { thing: 'tiffin', at: [0.22, 0.6], size: 0.24, turn: -18 },
            {
              who: 'hero',
              pose: 'shrug',
              face: 'sad',
              looksAt: [0.5, 1.4],
              at: [0.5, 0.56],
              size: 0.38,
              anchor: 'head',
            },
          ],
          captions: [
            {
              text: {
                en: 'Captain’s log[, in {colour} ink]. Very late.',
                hi: 'कप्तान की डायरी[, {colour} की स्याही में]। बहुत रात हो चुकी है।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'No torch. One tiffin. Two [{wheels}wheels|knees], and both of them are wobbling.',
                hi: 'टॉर्च नहीं। टिफ़िन एक। [{wheels}पहिए|घुटने] दो, और दोनों काँप रहे हैं।',
              },
              near: [0.78, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 4.8,
      panels: [
        {
          width: 4.2,
          lean: 40,
          place: 'deepSpace',
          seed: 21,
          items: [
            { thing: 'tealPlanet', at: [0.12, 0.52], size: 0.12 },
            { thing: 'lilacMoon', at: [0.5, 0.78], size: 0.52 },
          ],
          captions: [
            {
              text: {
                en: 'Far away, somebody blinked. It was the smallest blink in the world.',
                hi: 'बहुत दूर कोई टिमटिमाया। दुनिया की सबसे नन्ही टिम-टिम।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'blink', hi: 'टिम' }, near: [0.9, 0.5], width: 0.26, turn: -8, style: 'ice' },
          ],
        },
        {
          width: 4.8,
          place: 'deepSpace',
          camera: { zoom: 2, at: [0.25, 0.62] },
          seed: 21,
          items: [
            {
              who: 'hero',
              pose: 'point',
              face: 'brave',
              looksAt: [0.45, 1.5],
              at: [0.36, 0.62],
              size: 0.43,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'All right, [{wheels}wheels|knees]. You may wobble. But wobble FORWARD!',
                hi: 'ठीक है, [{wheels}पहियो|घुटनो]। काँपना है तो काँपो। पर आगे की तरफ़!',
              },
              near: [0.9, 0.04],
            },
          ],
        },
      ],
    },
  ],
};
