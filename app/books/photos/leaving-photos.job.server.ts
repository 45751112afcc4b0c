import { defineJob, enqueue } from '../../platform/jobs/jobs.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { forgetDuePhotos, forgetPhoto, holdDraftPhoto, markLeaving } from './photos.server.ts';

/** Every hour: deletes the photos whose date has come, and the pictures made from them. */
export const photoClock = defineJob({
  name: 'photo-clock',
  cron: '7 * * * *',
  retryLimit: 5,
  retryDelay: 60,
  run: async () => {
    const count = await forgetDuePhotos();
    if (count > 0) log.info('Photos were forgotten on their date.', { count });
  },
});

/** Deletes a photo that no book needs any more. */
export const photoLeaves = defineJob<{ photoId: string }>({
  name: 'photo-leaves',
  retryLimit: 5,
  retryDelay: 10,
  run: ({ photoId }) => forgetPhoto(photoId, 'drawn'),
});

/** Deletes a photo whose likeness has been ordered, unless another book took the photo meanwhile. */
export async function letDraftPhotoLeave(tx: Transaction, photoId: string): Promise<void> {
  if (!(await holdDraftPhoto(tx, photoId))) return;
  await markLeaving(tx, photoId, 'drawn');
  await enqueue(tx, photoLeaves, { photoId });
}
