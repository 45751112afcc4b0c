/** The wizard stories whose world a story of the shop may use. */
export const THEMES = [
  { id: 'superhero-adventure', name: 'Superhero: the city at night' },
  { id: 'magic-kingdom', name: 'Magic kingdom: castle and dragon' },
  { id: 'space-explorer', name: 'Space: rocket and stars' },
  { id: 'princess-adventure', name: 'Royal: palace and gardens' },
] as const;
export type Theme = (typeof THEMES)[number]['id'];

export function asTheme(text: string): Theme {
  return THEMES.find(({ id }) => id === text)?.id ?? THEMES[0].id;
}
