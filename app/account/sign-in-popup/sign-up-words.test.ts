import { describe, expect, it } from 'vitest';
import { signInRefused, signUpProblem, signUpRefused } from './sign-up-words.ts';

const WHOLE = { fullName: 'Asha Rao', email: 'asha@example.in', phone: '98450 12345', password: 'mango-42' };

describe('the sign-up form of the dialog', () => {
  it('has nothing to say about a whole form', () => {
    expect(signUpProblem(WHOLE, 'by-itself')).toBeNull();
    expect(signUpProblem(WHOLE, 'asked-for')).toBeNull();
  });

  it('asks for a name that is more than spaces', () => {
    expect(signUpProblem({ ...WHOLE, fullName: '  ' }, 'asked-for')).toEqual({
      title: 'Missing Info! 🤔',
      description: "Don't forget to tell us your superhero name!",
      field: 'fullName',
    });
  });

  it.each([
    ['12345', 'Password Too Short! 🔐'],
    ['123456', undefined],
  ])('counts six characters of %j', (password, title) => {
    expect(signUpProblem({ ...WHOLE, password }, 'by-itself')?.title).toBe(title);
  });

  it('needs a phone number only when it came by itself', () => {
    expect(signUpProblem({ ...WHOLE, phone: ' ' }, 'by-itself')).toEqual({
      title: 'Phone Required! 📱',
      description: 'We need your phone number to keep in touch!',
      field: 'phone',
    });
    expect(signUpProblem({ ...WHOLE, phone: '' }, 'asked-for')).toBeNull();
  });
});

describe('a refusal', () => {
  it('has the server’s words, or its own when there are none', () => {
    expect(signInRefused(null).description).toBe('Invalid email or password. Please check and try again!');
    expect(signInRefused('Too many attempts.').description).toBe('Too many attempts.');
    expect(signUpRefused(null, undefined).description).toBe('Failed to create account. Please try again.');
  });
});
