const PAYING = /^\/(create\/payment|(shopping-)?cart|pay)\/?$/i;

/** Where customers pay: documents of these addresses, and no others, let the payment provider in. */
export const isPayingPage = (pathname: string): boolean => PAYING.test(pathname);
