/** What an e-mail address must look like at the least: text, an at sign, text. */
export const EMAIL_PATTERN = /^\S+@\S+$/;

export const INVALID_EMAIL = 'Invalid email address';
