import type { StoryPlan } from '../../book.ts';
import { gear } from '../../art/frames/gear.ts';
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

export const iron: StoryPlan = {
  art,
  costume: 'copperSuit',
  cover: {
    scene: {
      place: 'makerGlow',
      seed: 1,
      items: [
        { thing: 'pan', at: [0.075, 0.5], size: 0.13, turn: -28 },
        { thing: 'gear', at: [0.9, 0.49], size: 0.1, turn: 12 },
        { thing: 'ladle', at: [0.945, 0.6], size: 0.12, turn: 38 },
        { thing: 'gear', at: [0.055, 0.66], size: 0.06, turn: 24 },
        { who: 'dabba', mood: 'amazed', at: [0.262, 0.905], size: 0.44 },
        {
          who: 'hero',
          pose: 'cheer',
          looksAt: 'reader',
          face: 'happy',
          at: [0.615, 0.94],
          size: 0.203,
          holds: { thing: 'spanner', hand: 1, size: 0.9 },
        },
        { thing: 'windUpMouse', at: [0.9, 0.935], size: 0.06 },
        { who: 'friend', mood: 'happy', at: [0.44, 0.957], size: 0.14 },
      ],
    },
    tail: { en: 'and the tiffin robot', hi: 'और टिफ़िन रोबोट' },
    lettering: 'gold',
    tailLettering: 'sky',
    starring: { at: [0.86, 0.79], text: { en: 'Starring {name} the maker!', hi: 'कारीगर {name} के साथ!' } },
  },
  titlePage: {
    scene: {
      place: 'tinLane',
      seed: 2,
      items: [
        { thing: 'bicycle', at: [0.86, 0.86], size: 0.17 },
        { who: 'dabba', mood: 'happy', at: [0.68, 0.945], size: 0.33 },
        { who: 'hero', pose: 'proud', face: 'brave', at: [0.33, 0.95], size: 0.2 },
        { thing: 'windUpMouse', at: [0.545, 0.95], size: 0.06 },
        { who: 'friend', mood: 'happy', at: [0.15, 0.953], size: 0.16 },
      ],
    },
    dedication: {
      en: 'Everything that works today once fell apart on somebody’s floor. Keep the screws in a jar, keep trying, and pack a little extra lunch.',
      hi: 'आज जो चीज़ चलती है, वह भी कभी किसी के फ़र्श पर बिखरी थी। पेंच सँभालकर रखो, कोशिश करते रहो, और डिब्बे में थोड़ा ज़्यादा खाना रखो।',
    },
  },
  dedicationPage: {
    place: 'workshop',
    seed: 7,
    items: [
      { who: 'dabba', mood: 'happy', at: [0.13, 0.925], size: 0.27 },
      { who: 'hero', pose: 'think', face: 'calm', at: [0.325, 0.955], size: 0.18 },
      { thing: 'windUpMouse', at: [0.72, 0.93], size: 0.07 },
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
    dabba: { en: 'Dabba', hi: 'डब्बा' },
    dada: { en: 'Dadaji', hi: 'दादाजी' },
    railwayDada: { en: 'Dadaji years ago', hi: 'बरसों पहले के दादाजी' },
    chumbak: { en: 'Chumbak', hi: 'चुंबक' },
    nani: { en: 'The neighbour', hi: 'पड़ोसन' },
  },
  ending: {
    theEnd: {
      frame: gear,
      scene: {
        place: 'workshop',
        seed: 21,
        items: [
          { thing: 'windUpMouse', at: [0.13, 0.726], size: 0.07 },
          { who: 'dabba', mood: 'happy', at: [0.885, 0.916], size: 0.28 },
        ],
      },
      portrait: {
        place: 'sunBurst',
        seed: 40,
        items: [
          {
            who: 'hero',
            pose: 'wave',
            looksAt: 'reader',
            face: 'happy',
            at: [0.5, 0.56],
            size: 0.42,
            anchor: 'head',
          },
          { who: 'friend', mood: 'happy', at: [0.26, 0.99], size: 0.34, flip: true },
        ],
      },
      words: {
        en: '{name} the maker, mender of one robot, one magnet and nearly one suit[, and best friend of one {animal}].',
        hi: '{name}: एक रोबोट, एक चुंबक और लगभग एक सूट की मरम्मत करने वाले हाथ।[ और साथ में {animal}!]',
      },
      lettering: 'gold',
    },
    closing: {
      scene: {
        place: 'brightLane',
        seed: 9,
        items: [
          { who: 'chumbak', mood: 'happy', at: [0.34, 0.93], size: 0.34 },
          { who: 'hero', pose: 'waveOff', face: 'happy', costume: 'pyjamas', at: [0.76, 0.945], size: 0.2 },
          { thing: 'windUpMouse', at: [0.57, 0.93], size: 0.07 },
        ],
      },
      heading: { en: 'Look again!', hi: 'फिर से देखो!' },
      words: {
        en: 'A small wind-up mouse ran through the whole story. It is on every page. Can you find it twenty times? And tomorrow, {name}, pack a little extra. Somebody may be hungry.',
        hi: 'चाबी वाली एक नन्ही चुहिया पूरी कहानी में दौड़ती रही। वह हर पन्ने पर है। क्या वह पूरे बीस बार मिलेगी? और कल, {name}, डिब्बे में थोड़ा ज़्यादा रखना। शायद कोई भूखा हो।',
      },
    },
  },
};
