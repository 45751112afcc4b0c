import { z } from 'zod';
import { line, lines } from '../../platform/strings/typed-fields.schema.ts';
import { LONGEST_STORY } from './longest-story.ts';
import { THEMES } from './themes.ts';

/** A draft may be unfinished: only its title has to be there. */
export const shopStorySchema = z.object({
  title: line
    .min(1, 'Please give the story a title.')
    .max(LONGEST_STORY.title, `A title has at most ${LONGEST_STORY.title} letters.`),
  theme: z.enum(
    THEMES.map(({ id }) => id),
    'Please choose a theme.',
  ),
  description: line.max(
    LONGEST_STORY.description,
    `A description has at most ${LONGEST_STORY.description} letters.`,
  ),
  template: lines.max(
    LONGEST_STORY.template,
    `A story has at most ${LONGEST_STORY.template.toLocaleString('en-IN')} letters.`,
  ),
});
export type ShopStoryWords = z.infer<typeof shopStorySchema>;
