/** The print specification, the same for every book. */
export const STOCK = {
  trim: '210 x 210 mm',
  bleed: '3 mm on every side',
  inside: '170 g/m² matt coated',
  cover: '300 g/m² board, matt laminated',
  binding: 'Perfect bound, 4 mm spine',
  colours: '4/4',
} as const;
