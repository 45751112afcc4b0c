import { z } from 'zod';
import { oneLine, severalLines } from '../text/typed-text.ts';
import { LONGEST_STORY } from './longest-story.ts';
import { THEMES } from './themes.ts';

/** A draft may be unfinished: only its title has to be there. */
export const shopStorySchema = z.object({
  title: z
    .string()
    .overwrite(oneLine)
    .min(1, 'Please give the story a title.')
    .max(LONGEST_STORY.title, `A title has at most ${LONGEST_STORY.title} letters.`),
  theme: z.enum(
    THEMES.map(({ id }) => id),
    'Please choose a theme.',
  ),
  description: z
    .string()
    .overwrite(oneLine)
    .max(LONGEST_STORY.description, `A description has at most ${LONGEST_STORY.description} letters.`),
  template: z
    .string()
    .overwrite(severalLines)
    .max(
      LONGEST_STORY.template,
      `A story has at most ${LONGEST_STORY.template.toLocaleString('en-IN')} letters.`,
    ),
});
export type ShopStoryWords = z.infer<typeof shopStorySchema>;
