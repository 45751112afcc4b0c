/** Whether a browser sent this form by itself, without a script of the shop. */
export const isPlainForm = (headers: Headers): boolean => headers.get('sec-fetch-dest') === 'document';

/**
 * The page for somebody who sent a form without scripts, when the shop refuses that form.
 * @param back an address of this shop; null where the browser's own way back is better.
 */
export function plainPage(
  { title, message }: { title: string; message: string },
  back: string | null,
): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/plain.css">
<title>${title} | Nanhe Veer</title>
<main>
<h1>${title}</h1>
<p>${message}</p>${back === null ? '' : `\n<p><a href="${back}">Go back</a></p>`}
</main>
</html>
`;
}
