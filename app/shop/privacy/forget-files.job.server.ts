import { deleteFiles } from '../../books/drawing/made-books.server.ts';
import { forgetClaimPhoto } from '../../payments/claims/claim-photos.server.ts';
import { forgetDuePhotos } from '../../books/photos/photos.server.ts';
import { defineJob } from '../../platform/jobs/jobs.server.ts';
import { machine } from '../../platform/runtime/runtime.server.ts';
import { forgetLeftPictures } from '../profile/pictures.server.ts';
import type { FilesLeft } from './forget-account.server.ts';

/**
 * Records that an account is gone, so that no backup brings it back, and deletes its files: photos, heroes, finished books,
 * pictures of claims, profile picture.
 */
export const forgetFiles = defineJob<FilesLeft & { account?: string }>({
  name: 'forget-files',
  retryLimit: 10,
  retryDelay: 5,
  async run({ account, books, claimPhotos }) {
    // Jobs that the previous release queued have none.
    if (account) await machine().files.recordGone(account);
    for (const book of books) await deleteFiles(book);
    for (const id of claimPhotos) await forgetClaimPhoto(id);
    await forgetLeftPictures();
    await forgetDuePhotos();
  },
});
