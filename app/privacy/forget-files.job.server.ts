import type { DrawnOnce } from '../books/drawings.server.ts';
import { deleteFiles } from '../books/made-books.server.ts';
import { forgetClaimPhoto } from '../claims/claim-photos.server.ts';
import { forgetDuePhotos } from '../photos/photos.server.ts';
import { defineJob } from '../platform/jobs.server.ts';
import { forgetLeftPictures } from '../profile/pictures.server.ts';

/** Deletes the files of an account that is gone: photos, heroes, finished books, pictures of claims, profile picture. */
export const forgetFiles = defineJob<{ books: DrawnOnce[]; claimPhotos: string[] }>({
  name: 'forget-files',
  retryLimit: 10,
  retryDelay: 5,
  async run({ books, claimPhotos }) {
    for (const book of books) await deleteFiles(book);
    for (const id of claimPhotos) await forgetClaimPhoto(id);
    await forgetLeftPictures();
    await forgetDuePhotos();
  },
});
