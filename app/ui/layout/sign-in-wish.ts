let opener: (() => void) | null = null;

/**
 * Registers a function that opens the sign-in dialog over the current page.
 * @returns the function that unregisters it.
 */
export function onSignInWish(open: () => void): () => void {
  opener = open;
  return () => {
    opener = null;
  };
}

/** Asks for the sign-in dialog. @returns whether a registered function opens it. */
export function wishToSignIn(): boolean {
  opener?.();
  return opener !== null;
}
