import type { drawFriend as draw } from './index.ts';

let friends: { drawFriend: typeof draw } | undefined;

/** Loads the drawings of the favourite animals. Call it before one is drawn; most books have none. */
export async function loadFriends(): Promise<void> {
  friends ??= await import('./index.ts');
}

/** The child's favourite animal. @throws Error when the animals are not loaded. */
export function drawFriend(...asked: Parameters<typeof draw>): ReturnType<typeof draw> {
  if (!friends) throw new Error('The favourite animals were not brought: see loadFriends.');
  return friends.drawFriend(...asked);
}
