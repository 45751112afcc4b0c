/** The longest texts of a story of the shop, in letters. */
export const LONGEST_STORY = { title: 80, description: 160, template: 6000 } as const;
