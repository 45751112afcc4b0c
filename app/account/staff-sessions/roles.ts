/**
 * The roles of staff: `owner` may do everything, `production` makes and ships, `support` talks to customers.
 */
export const ROLES = ['owner', 'production', 'support'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  production: 'Production',
  support: 'Support',
};
