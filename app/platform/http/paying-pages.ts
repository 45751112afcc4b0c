const PAYING = /^\/(create\/payment|(shopping-)?cart|pay)\/?$/i;

/** Whether customers pay at this address. Only documents at these addresses let the payment provider in. */
export const isPayingPage = (pathname: string): boolean => PAYING.test(pathname);
