import { MAX_PHOTO_MB, PRIVACY } from '../../platform/facts/facts.ts';
import { CREATE, type Topic } from './topic.ts';

export const photoTopics = (): Topic[] => [
  {
    id: 'photo privacy',
    words: [
      'privacy',
      'private',
      'safe',
      'secure',
      'delete',
      'data',
      'trust',
      'remove',
      'suraksh',
      'consent',
    ],
    phrases: [
      'what happens',
      'who sees',
      'who can see',
      'what happens to the photo',
      'store my',
      'keep the photo',
      'keep my photo',
    ],
    get text() {
      return `Your child's photo is used to draw the book and for nothing else, and it stays private. 🔒 We delete it ${PRIVACY.photoKeptDays} days after delivery, after ${PRIVACY.unusedPhotoKeptDays} days when no book was ordered (${PRIVACY.photoInCartKeptDays} while it waits in your cart), or at once when you say so.`;
    },
    links: [{ to: '/privacy-policy', label: 'Privacy' }],
  },
  {
    id: 'photo',
    words: ['photo', 'picture', 'image', 'upload', 'selfie', 'jpg', 'jpeg', 'png', 'foto', 'tasveer', 'face'],
    text: `One clear photo of the face is enough: JPG or PNG, at most ${MAX_PHOTO_MB} MB. 📷 You add it while you make the book and see the hero right away; it works without a photo too, with a drawn child.`,
    links: [CREATE],
  },
];
