import type { PagePlan } from '../../book.ts';

/** The whole city on the roof, and a kite older than Papa. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kiteMorning',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            { thing: 'slipper', at: [0.5, 0.955], size: 0.075, turn: -8 },
            { who: 'dadu', mood: 'happy', at: [0.72, 0.965], size: 0.62 },
            { thing: 'laddooPlate', at: [0.9, 0.93], size: 0.13 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'happy',
              at: [0.27, 0.96],
              size: 0.24,
              holds: { thing: 'kiteOnLine', hand: 1, size: 1.05 },
            },
            { who: 'friend', mood: 'happy', at: [0.42, 0.967], size: 0.18 },
          ],
          captions: [
            {
              text: {
                en: 'On kite morning the whole city moved up to the roof. Even the breakfast.',
                hi: 'पतंगों वाली सुबह पूरा शहर छत पर आ गया। नाश्ता भी।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dadu',
              text: {
                en: 'Gulabo is older than your papa. And she has been mended more often!',
                hi: 'गुलाबो तुम्हारे पापा से भी बड़ी है। और मरम्मत भी उससे ज़्यादा हुई है!',
              },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 4.6,
          lean: -36,
          place: 'kiteMorning',
          camera: { zoom: 2, at: [0.27, 0.62] },
          seed: 2,
          items: [
            {
              who: 'hero',
              pose: 'cheer',
              face: 'happy',
              looksAt: [0.75, 0.5],
              at: [0.42, 0.66],
              size: 0.42,
              anchor: 'head',
              holds: { thing: 'spool', hand: 1, size: 0.5 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I’ve waited for this string my whole life. ALL of it!',
                hi: 'मुझे इस डोर का इंतज़ार जनम से है। पूरे जनम से!',
              },
              near: [0.9, 0.02],
            },
          ],
        },
        {
          width: 4.4,
          place: 'kiteMorning',
          camera: { zoom: 1.85, at: [0.72, 0.62] },
          seed: 2,
          items: [{ who: 'dadu', mood: 'sad', at: [0.44, 1.3], size: 0.96 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dadu',
              text: {
                en: 'And I’ve waited for my other slipper since Tuesday.',
                hi: 'और मुझे अपनी दूसरी जूती का। मंगलवार से।',
              },
              near: [0.92, 0.02],
            },
          ],
        },
      ],
    },
  ],
};
