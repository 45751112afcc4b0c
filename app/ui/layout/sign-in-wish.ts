let opener: (() => void) | null = null;

/** Takes on opening the sign-in dialog over whatever page is shown. @returns how to stop. */
export function onSignInWish(open: () => void): () => void {
  opener = open;
  return () => {
    opener = null;
  };
}

/** Asks for the sign-in dialog. @returns whether somebody opens it. */
export function wishToSignIn(): boolean {
  opener?.();
  return opener !== null;
}
