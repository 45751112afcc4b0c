/** Who looks at the shop, as `GET /api/me` tells. */
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
  /** Address of the profile picture. */
  picture: string | null;
  notifications?: { orderUpdates: boolean; offers: boolean };
}
