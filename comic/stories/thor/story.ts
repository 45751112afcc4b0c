import type { StoryPlan } from '../../book.ts';
import { drum } from '../../art/frames/drum.ts';
import { art } from './art.ts';
import { pageOne } from './page-1.ts';
import { pageTwo } from './page-2.ts';
import { pageThree } from './page-3.ts';
import { pageFour } from './page-4.ts';
import { pageFive } from './page-5.ts';
import { pageSix } from './page-6.ts';
import { pageSeven } from './page-7.ts';
import { pageEight } from './page-8.ts';
import { pageNine } from './page-9.ts';
import { pageTen } from './page-10.ts';
import { pageEleven } from './page-11.ts';
import { pageTwelve } from './page-12.ts';
import { pageThirteen } from './page-13.ts';
import { pageFourteen } from './page-14.ts';
import { pageFifteen } from './page-15.ts';
import { pageSixteen } from './page-16.ts';
import { pageSeventeen } from './page-17.ts';
import { pageEighteen } from './page-18.ts';
import { pageNineteen } from './page-19.ts';
import { pageTwenty } from './page-20.ts';

export const thor: StoryPlan = {
  art,
  costume: 'cloudDrummer',
  cover: {
    scene: {
      place: 'monsoon',
      seed: 1,
      items: [
        { who: 'laughingGudgud', mood: 'amazed', at: [0.797, 0.93], size: 0.35 },
        {
          who: 'hero',
          pose: 'carry',
          looksAt: 'reader',
          face: 'happy',
          at: [0.437, 0.96],
          size: 0.205,
          holds: { thing: 'drumstick', hand: 1, size: 0.86 },
        },
        { who: 'friend', mood: 'happy', at: [0.6, 0.967], size: 0.13 },
      ],
    },
    tail: { en: 'and the thunder drum', hi: 'और बादल का ढोल' },
    lettering: 'gold',
    tailLettering: 'ice',
    starring: { at: [0.165, 0.78], text: { en: 'Starring {name} the loud!', hi: 'सुनो, {name} की धूम!' } },
  },
  titlePage: {
    scene: {
      place: 'monsoon',
      seed: 2,
      items: [
        { who: 'gudgud', mood: 'happy', at: [0.66, 0.95], size: 0.3 },
        { who: 'tarru', mood: 'happy', at: [0.87, 0.955], size: 0.19 },
        { who: 'hero', pose: 'wave', face: 'happy', at: [0.3, 0.955], size: 0.2 },
        { who: 'friend', mood: 'happy', at: [0.475, 0.957], size: 0.14 },
      ],
    },
    dedication: {
      en: 'Some hearts are loud and some are quiet, and rain needs both. Keep your own beat. When you hear thunder, somebody up there is laughing.',
      hi: 'कुछ दिल ढोल-से बजते हैं, कुछ बूँद-से टपकते हैं। बारिश को दोनों चाहिए। अपनी ताल मत छोड़ना। और जब बादल गरजे, तो समझना, ऊपर कोई हँस रहा है।',
    },
  },
  dedicationPage: {
    place: 'stillSky',
    seed: 2,
    items: [
      { thing: 'paperBoat', at: [0.5, 0.9], size: 0.07 },
      { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.25, 0.96], size: 0.2 },
    ],
  },
  pages: [
    pageOne,
    pageTwo,
    pageThree,
    pageFour,
    pageFive,
    pageSix,
    pageSeven,
    pageEight,
    pageNine,
    pageTen,
    pageEleven,
    pageTwelve,
    pageThirteen,
    pageFourteen,
    pageFifteen,
    pageSixteen,
    pageSeventeen,
    pageEighteen,
    pageNineteen,
    pageTwenty,
  ],
  voices: {
    gudgud: { en: 'Gudgud', hi: 'गुदगुद' },
    laughingGudgud: { en: 'Gudgud', hi: 'गुदगुद' },
    tarru: { en: 'Tarru', hi: 'टर्रू' },
    ghanghor: { en: 'Ustad Ghanghor', hi: 'उस्ताद घनघोर' },
    nani: { en: 'Nani', hi: 'नानी' },
    umbrellaNani: { en: 'Nani', hi: 'नानी' },
  },
  ending: {
    theEnd: {
      frame: drum,
      scene: {
        place: 'monsoon',
        seed: 4,
        items: [
          { who: 'laughingGudgud', mood: 'happy', at: [0.89, 0.76], size: 0.19 },
          { who: 'ghanghor', mood: 'happy', at: [0.11, 0.76], size: 0.2 },
        ],
      },
      portrait: {
        place: 'sunBurst',
        seed: 2,
        items: [
          {
            who: 'hero',
            pose: 'carry',
            looksAt: 'reader',
            face: 'happy',
            at: [0.44, 0.5],
            size: 0.44,
            anchor: 'head',
            holds: { thing: 'drumstick', hand: 1, size: 0.7 },
          },
          { who: 'friend', mood: 'happy', at: [0.26, 0.99], size: 0.34, flip: true },
        ],
      },
      words: {
        en: '{name}, who taught the thunder[ and one {animal}] to laugh',
        hi: '{name}, जिसने बादल को हँसाया[। साथ में {animal} भी!]',
      },
      lettering: 'gold',
    },
    closing: {
      scene: {
        place: 'fullRiver',
        seed: 3,
        items: [
          { thing: 'paperBoat', at: [0.52, 0.93], size: 0.09, turn: -6 },
          { who: 'tarru', mood: 'happy', at: [0.3, 0.94], size: 0.2 },
          { who: 'gudgud', mood: 'happy', at: [0.8, 0.8], size: 0.3 },
        ],
      },
      heading: { en: 'How far is the laugh?', hi: 'हँसी कितनी दूर है?' },
      words: {
        en: 'See the lightning, then count slowly until the thunder. Every three counts are about one kilometre. Count from indoors, {name}! And did you spot the paper boat? It waited for its rain on every page.',
        hi: 'बिजली चमके, तो धीरे-धीरे गिनो, जब तक बादल न हँसे। हर तीन गिनती यानी क़रीब एक किलोमीटर। घर के अंदर से गिनना, {name}! और काग़ज़ की नाव दिखी? हर पन्ने पर वह बारिश की राह देखती रही।',
      },
    },
  },
};
