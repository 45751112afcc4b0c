import type { Role } from '../../account/staff-sessions/roles.ts';

/** A place in the staff room and who works there. */
export interface Place {
  to: string;
  label: string;
  roles: readonly Role[];
}

const ALL: readonly Role[] = ['owner', 'production', 'support'];

/** The staff room's own table of contents, in the order of its menu. */
export const PLACES: readonly Place[] = [
  { to: '/admin/today', label: 'Needs you', roles: ALL },
  { to: '/admin/orders', label: 'Orders', roles: ALL },
  { to: '/admin/phone-orders', label: 'Phone orders', roles: ['owner', 'support'] },
  { to: '/admin/stories', label: 'Stories', roles: ['owner'] },
  { to: '/admin/products', label: 'Products', roles: ['owner'] },
  { to: '/admin/gallery', label: 'Gallery', roles: ['owner'] },
  { to: '/admin/feedback', label: 'Feedback', roles: ['owner', 'support'] },
  { to: '/admin/coupons', label: 'Coupons', roles: ['owner'] },
  { to: '/admin/numbers', label: 'Numbers', roles: ['owner'] },
  { to: '/admin/settings', label: 'Settings', roles: ['owner'] },
  { to: '/admin/staff', label: 'Staff', roles: ['owner'] },
];

export function placesFor(role: Role): Place[] {
  return PLACES.filter(({ roles }) => roles.includes(role));
}
