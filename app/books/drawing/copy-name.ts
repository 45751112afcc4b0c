/**
 * The `Content-Disposition` header with the file name of a digital copy. Browsers that support it get letters
 * of any script; all others get ASCII. The name holds nothing that could be a path or end the header.
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
