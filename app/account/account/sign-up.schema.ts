import { z } from 'zod';
import { plainEmail, plainLine } from '../../platform/strings/plain-line.ts';
import { oneLine, severalLines } from '../../platform/strings/typed-text.ts';

export const SHORTEST_PASSWORD = 6;
/** Long enough for any sentence, short enough that hashing it costs nothing extra. */
export const LONGEST_PASSWORD = 128;

/** What a new customer typed, cleaned. `address` may be ''. */
export interface SignUp {
  fullName: string;
  email: string;
  phone: string;
  password: string;
  address: string;
}

/** The first thing that is wrong with a form, in the words the customer reads. */
export interface FormProblem {
  title: string;
  description: string;
  field?: string;
}

const email = z.email().max(254);
/** The answer when the e-mail address or the password is missing. */
export const NEEDS_BOTH = 'You must provide either an email or phone number and a password.';
const LONGEST = { fullName: 100, phone: 30, address: 500 };

/** Checks a sign-up form from top to bottom. One of the forms does not require a phone number. */
export function checkSignUp(
  form: FormData,
  needs: { phone: boolean } = { phone: true },
): { signUp: SignUp } | { problem: FormProblem } {
  const signUp: SignUp = {
    fullName: oneLine(text(form, 'fullName')),
    email: plainEmail(text(form, 'email')),
    phone: plainLine(text(form, 'phone')),
    password: text(form, 'password'),
    address: severalLines(text(form, 'address')),
  };
  const problem =
    nameProblem(signUp.fullName) ?? emailProblem(signUp.email) ?? restProblem(signUp, needs.phone);
  return problem ? { problem } : { signUp };
}

/** What is wrong with a full name; null when nothing is. */
export function nameProblem(fullName: string): FormProblem | null {
  if (!fullName) return invalid('fullName', 'Please enter your full name.');
  if (fullName.length > LONGEST.fullName)
    return invalid('fullName', `Please enter a name of at most ${LONGEST.fullName} letters.`);
  return null;
}

/** What is wrong with a phone number, if one was given; null when nothing is. */
export function phoneProblem(phone: string): FormProblem | null {
  return phone.length > LONGEST.phone ? invalid('phone', 'Please enter a shorter phone number.') : null;
}

/** What is wrong with an address; null when nothing is. */
export function addressProblem(address: string): FormProblem | null {
  return address.length > LONGEST.address ? invalid('address', 'Please enter a shorter address.') : null;
}

/** What is wrong with a new password; null when nothing is. */
export function passwordProblem(password: string, field = 'password'): FormProblem | null {
  if (password.length < SHORTEST_PASSWORD)
    return invalid(field, `Password must be at least ${SHORTEST_PASSWORD} characters long.`);
  if (password.length > LONGEST_PASSWORD)
    return invalid(field, `Password must be at most ${LONGEST_PASSWORD} characters long.`);
  return null;
}

/** What is wrong with an e-mail address; null when nothing is. */
export function emailProblem(typed: string): FormProblem | null {
  if (!typed) return { title: 'Signup Failed', description: NEEDS_BOTH, field: 'email' };
  return email.safeParse(typed).success ? null : invalid('email', 'Please enter a valid e-mail address.');
}

function restProblem({ phone, password, address }: SignUp, needsPhone: boolean): FormProblem | null {
  if (!phone && needsPhone) return invalid('phone', 'Please enter your phone number.');
  return phoneProblem(phone) ?? passwordProblem(password) ?? addressProblem(address);
}

function invalid(field: string, description: string): FormProblem {
  return { title: 'Validation Error', description, field };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
