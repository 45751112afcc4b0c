import { showToast } from '../../ui/parts/toast.tsx';

export function sayProfileChanged(): void {
  showToast({
    kind: 'success',
    title: 'Got it! 🎉',
    description: 'Your profile has been updated successfully!',
  });
}

/** @param why in the shop's own words, when it said why. */
export function sayProfileFailed(why?: string): void {
  showToast({
    kind: 'failure',
    title: 'Oops! Try again 😊',
    description: why ?? 'Failed to update profile. Please try again.',
  });
}
