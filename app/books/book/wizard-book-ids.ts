export const WIZARD_BOOKS = [
  'superhero-adventure',
  'magic-kingdom',
  'space-explorer',
  'princess-adventure',
] as const;
