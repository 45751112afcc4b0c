/**
 * The file name of a digital copy as a `Content-Disposition`: letters of any script for browsers that read them, and
 * plain ones for all others; nothing that is a path or ends the header.
 */
export function attachmentNamed(title: string): string {
  const clean = title
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} '’-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  const plain = clean
    .replaceAll(/[^\w -]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const encoded = encodeURIComponent((clean || 'Book').toWellFormed()).replaceAll("'", '%27');
  return `attachment; filename="${plain || 'Book'}.pdf"; filename*=UTF-8''${encoded}.pdf`;
}
