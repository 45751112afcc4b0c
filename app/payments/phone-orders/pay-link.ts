import { rupees } from '../../buying/pricing/rupees.ts';

/** Where a customer pays for an order of the phone. The key is no part of the path, which logs may hold. */
export const payLink = (publicUrl: string, key: string): string => `${publicUrl}/pay?key=${key}`;

/** A chat message with the link, ready to be sent. */
export function linkMessage(fullName: string, total: number, link: string): string {
  const first = fullName.split(/\s/)[0] ?? '';
  return `Namaste ${first}, here is your Nanhe Veer order over ${rupees(total)}. Look at it, add your child’s photo if you like, and pay here within 7 days: ${link}`;
}
