const NAMED = /\.server\.tsx?$/;
const ROUTE = /export (async function|function|const) (loader|action|middleware)\b/;

/** Whether some of a file of the shop runs on the server. @param file its path. @param text its code. */
export const runsOnServer = (file: string, text: string): boolean => NAMED.test(file) || ROUTE.test(text);
