/** Whether the bytes begin like JPEG, PNG or WebP. Other formats never reach a decoder. */
export function isPicture(bytes: Uint8Array): boolean {
  const begins = (at: number, ...wanted: number[]) => wanted.every((byte, i) => bytes[at + i] === byte);
  const jpeg = begins(0, 0xff, 0xd8, 0xff);
  const png = begins(0, 0x89, 0x50, 0x4e, 0x47);
  const webp = begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50);
  return jpeg || png || webp;
}
