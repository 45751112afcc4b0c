import { rupees } from '../../buying/pricing/rupees.ts';

/** The address for paying a phone order. The key is in the query, because logs may contain the path. */
export const payLink = (publicUrl: string, key: string): string => `${publicUrl}/pay?key=${key}`;

/** A chat message with the link, for staff to send. */
export function linkMessage(fullName: string, total: number, link: string): string {
  const first = fullName.split(/\s/)[0] ?? '';
  return `Namaste ${first}, here is your Nanhe Veer order over ${rupees(total)}. Look at it, add your child’s photo if you like, and pay here within 7 days: ${link}`;
}
