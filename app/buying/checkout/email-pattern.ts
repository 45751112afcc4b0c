/** The minimum form of an e-mail address: text, an at sign, text. Matching takes linear time. */
export const EMAIL_PATTERN = /^\S[^\s@]*@\S+$/;

export const INVALID_EMAIL = 'Invalid email address';
