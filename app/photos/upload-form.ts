/** A picture is packed and holds some eighty line ends by chance. */
const MOST_LINES = 10_000;

/**
 * The form in the bytes of a body; without fields when it is none, or one of so many fields or headers that reading them
 * would hold up everybody.
 */
export async function formOf(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  if (hasManyLines(bytes)) return new FormData();
  const answer = new Response(bytes, { headers: { 'Content-Type': contentType } });
  return answer.formData().catch(() => new FormData());
}

function hasManyLines(bytes: Buffer): boolean {
  let at = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const end = bytes.indexOf('\r\n', at);
    if (end === -1) return false;
    at = end + 2;
  }
  return true;
}
