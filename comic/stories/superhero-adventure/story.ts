import type { StoryPlan } from '../../book.ts';
import { burst } from '../../art/frames/burst.ts';
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

export const superheroAdventure: StoryPlan = {
  art,
  costume: 'starHero',
  cover: {
    scene: {
      place: 'cityNight',
      seed: 3,
      items: [
        { who: 'ninni', mood: 'amazed', at: [0.76, 0.955], size: 0.48 },
        { who: 'jugnu', mood: 'scared', at: [0.49, 0.97], size: 0.145, turn: -10 },
        {
          who: 'hero',
          pose: 'glide',
          looksAt: 'reader',
          face: 'happy',
          at: [0.4, 0.53],
          size: 0.225,
          anchor: 'head',
        },
        { who: 'friend', mood: 'happy', at: [0.33, 0.97], size: 0.15 },
      ],
    },
    tail: { en: 'and the night that ate the lights', hi: 'और बत्तियाँ खाने वाली रात' },
    lettering: 'gold',
    tailLettering: 'ice',
    starring: {
      at: [0.135, 0.52],
      text: { en: 'Starring {name} as the hero!', hi: 'सुपरहीरो {name} के साथ!' },
    },
  },
  titlePage: {
    scene: {
      place: 'brightLane',
      seed: 5,
      items: [
        { who: 'lamba', mood: 'happy', at: [0.2, 0.905], size: 0.44 },
        { who: 'nani', mood: 'happy', at: [0.8, 0.95], size: 0.34 },
        { who: 'jugnu', mood: 'happy', at: [0.34, 0.62], size: 0.13 },
        { who: 'hero', pose: 'proud', face: 'happy', at: [0.52, 0.955], size: 0.215 },
        { who: 'friend', mood: 'happy', at: [0.36, 0.957], size: 0.15 },
      ],
    },
    dedication: {
      en: 'Capes are easy to find. Kindness is the real power, and you have had it all along. Look up, speak softly, and leave a light on for somebody.',
      hi: 'केप तो कहीं भी मिल जाता है। असली ताक़त तो मन की नरमी है, और वह हमेशा से तुम्हारे पास है। ऊपर देखना, धीरे बोलना, और किसी के लिए एक बत्ती जलती छोड़ देना।',
    },
  },
  dedicationPage: {
    place: 'starRoof',
    seed: 23,
    items: [
      { thing: 'fireflies', at: [0.3, 0.62], size: 0.34 },
      { who: 'jugnu', mood: 'happy', at: [0.1, 0.66], size: 0.13 },
      { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.27, 0.955], size: 0.225 },
      { thing: 'gecko', at: [0.62, 0.955], size: 0.08, turn: -80 },
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
    nani: { en: 'Nani', hi: 'नानी' },
    jugnu: { en: 'Jugnu', hi: 'जुगनू' },
    gloom: { en: 'Gloom', hi: 'घुमड़ू' },
    lamba: { en: 'Lamba Chacha', hi: 'लंबे चाचा' },
    darkLamba: { en: 'Lamba Chacha', hi: 'लंबे चाचा' },
    ninni: { en: 'Ninni', hi: 'निन्नी' },
    quietNinni: { en: 'Ninni', hi: 'निन्नी' },
    yawningNinni: { en: 'Ninni', hi: 'निन्नी' },
    sleepingNinni: { en: 'Ninni', hi: 'निन्नी' },
  },
  ending: {
    theEnd: {
      frame: burst,
      scene: {
        place: 'starCity',
        seed: 30,
        items: [
          { thing: 'fireflies', at: [0.5, 0.86], size: 0.3 },
          { who: 'jugnu', mood: 'proud', at: [0.13, 0.8], size: 0.17 },
          { who: 'sleepingNinni', mood: 'happy', at: [0.87, 0.83], size: 0.22 },
        ],
      },
      portrait: {
        place: 'nightBurst',
        seed: 40,
        items: [
          {
            who: 'hero',
            pose: 'wave',
            looksAt: 'reader',
            face: 'happy',
            at: [0.5, 0.52],
            size: 0.48,
            anchor: 'head',
          },
          { who: 'friend', mood: 'happy', at: [0.26, 0.99], size: 0.34, flip: true },
        ],
      },
      words: {
        en: '{name}, the hero with the smallest shout in the city[, and one {animal}].',
        hi: '{name} की ललकार: पूरे शहर में सबसे धीमी।[ साथ में {animal}!]',
      },
      lettering: 'gold',
    },
    closing: {
      scene: {
        place: 'starRoof',
        seed: 33,
        items: [
          { thing: 'starSheep', at: [0.24, 0.1], size: 0.12, turn: -6 },
          { who: 'jugnu', mood: 'happy', at: [0.55, 0.86], size: 0.14 },
          { who: 'hero', pose: 'waveOff', face: 'happy', costume: 'pyjamas', at: [0.78, 0.945], size: 0.2 },
          { thing: 'gecko', at: [0.34, 0.955], size: 0.08, turn: 80 },
        ],
      },
      heading: { en: 'Look again!', hi: 'फिर से देखो!' },
      words: {
        en: 'A small gecko lost its lamp, and looked for it on every page of the story. Can you find it twenty times? And tonight, {name}, ask for ten minutes of dark, and count what comes out.',
        hi: 'एक नन्ही छिपकली की बत्ती खो गई थी। वह कहानी के हर पन्ने पर उसे ढूँढ़ती रही। क्या वह पूरे बीस बार मिलेगी? और आज रात, {name}, दस मिनट का अँधेरा माँगना, और गिनना कि क्या-क्या निकलता है।',
      },
    },
  },
};
