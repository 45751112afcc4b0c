/** What an e-mail address must look like at the least: text, an at sign, text. It looks at each letter once. */
export const EMAIL_PATTERN = /^\S[^\s@]*@\S+$/;

export const INVALID_EMAIL = 'Invalid email address';
