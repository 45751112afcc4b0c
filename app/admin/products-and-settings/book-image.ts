import { hashIn } from '../../shop/gallery/tiles.ts';

/** Ends the address of a picture whose other sizes are beside it. */
export const MIDDLE_SIZE = '-480.webp';

/** The hash of an uploaded picture in the address of its middle size. */
export const hashInImage = (image: string): string | null => hashIn(image.slice(0, -MIDDLE_SIZE.length));
