/** Length limits for a story that staff write, in characters. */
export const LONGEST_STORY = { title: 80, description: 160, template: 6000 } as const;
