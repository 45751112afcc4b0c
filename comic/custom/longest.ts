/** The most letters in a custom story: what twenty pages hold and can still be read aloud. */
export const LONGEST_CUSTOM_STORY = 6000;
