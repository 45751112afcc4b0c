/** The visitor of the shop, as `GET /api/me` reports. */
export interface Me {
  state: 'loading' | 'ready';
  user: MyUser | null;
  /** Books in the cart, by total quantity. */
  cartCount: number;
}

export interface MyUser {
  id: string;
  fullName: string;
  email: string;
  phone: string;
  address: string;
  /** URL of the profile picture. */
  picture: string | null;
  notifications?: { orderUpdates: boolean; offers: boolean };
}
