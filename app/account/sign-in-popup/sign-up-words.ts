/** Which of the two sign-up forms: `by-itself` requires a phone number, `asked-for` does not. */
export type SignUpVariant = 'by-itself' | 'asked-for';

/** What somebody typed into the dialog's sign-up form. */
export interface TypedSignUp {
  fullName: string;
  email: string;
  phone: string;
  password: string;
}

/** A message of the dialog; `field` is the one to correct. */
export interface PopupProblem {
  title: string;
  description: string;
  field?: string | undefined;
}

const SHORTEST_PASSWORD = 6;

/** The first thing that is missing, top to bottom, in the dialog's own words. */
export function signUpProblem(typed: TypedSignUp, variant: SignUpVariant): PopupProblem | null {
  if (!typed.fullName.trim()) {
    return {
      title: 'Missing Info! 🤔',
      description: "Don't forget to tell us your superhero name!",
      field: 'fullName',
    };
  }
  if (variant === 'by-itself' && !typed.phone.trim()) {
    return {
      title: 'Phone Required! 📱',
      description: 'We need your phone number to keep in touch!',
      field: 'phone',
    };
  }
  if (typed.password.length < SHORTEST_PASSWORD) {
    return {
      title: 'Password Too Short! 🔐',
      description: 'Password must be at least 6 characters long.',
      field: 'password',
    };
  }
  return null;
}

export const WELCOME_BACK = {
  title: 'Welcome back, Super Hero! 🎉',
  description: "You're all set to create amazing stories!",
};
export const ALMOST_THERE = {
  title: 'Yay! Almost There! 🎊',
  description: 'Check your email to activate your super account!',
};
export const ALREADY_WITH_US: PopupProblem = {
  title: "You're Already With Us! 😄",
  description: 'An account with this email already exists. Please sign in instead.',
};
export const NOT_RIGHT: PopupProblem = {
  title: "Oops! Something's Not Right 😅",
  description: "Let's try that again in a moment!",
};

/** A refused sign-in. `message` is the server's reason; null when the address or the password was wrong. */
export function signInRefused(message: string | null): PopupProblem {
  return {
    title: 'Oops! Try again 😊',
    description: message ?? 'Invalid email or password. Please check and try again!',
    field: 'password',
  };
}

/** A refused sign-up, with the server's reason when it gave one. */
export function signUpRefused(message: string | null, field: string | undefined): PopupProblem {
  return {
    title: 'Signup Failed',
    description: message ?? 'Failed to create account. Please try again.',
    field,
  };
}
