/** What the browser needs to open the provider's payment window. */
export interface PaymentWindow {
  scriptUrl: string;
  /** The shop's public key. */
  key: string;
  orderId: string;
  amountPaise: number;
  currency: 'INR';
  name: string;
  description: string;
  /** Address of the logo. */
  image: string;
  prefill: { name: string; email: string; contact: string };
  notes: { address: string; order_type: string };
  themeColor: string;
  /** Where the window sends the whole page in browsers that cannot show it in a frame. */
  callbackUrl: string;
}

/** What the window hands over when a payment succeeded. */
export interface PaymentProof {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/**
 * The state of a checkout. `confirming`: the payment was reported and the shop is asking the provider about
 * it. `returned`: a payment arrived for it and is being refunded.
 */
export type PaymentState =
  | { state: 'open' | 'cancelled' | 'confirming' | 'returned' | 'none' }
  | { state: 'paid'; orderNumber: string; paymentId: string | null };

export const PAYMENT_ERROR = 'Payment Error';
export const INIT_FAILED = 'Failed to initialize payment. Please try again.';
export const SCRIPT_FAILED =
  'Failed to load the payment library. Please check your internet connection and try again.';
export const PAYMENT_FAILED = 'The payment did not go through. You can try again.';
export const PAYMENT_RETURNED =
  'This payment could not be used and goes back to you in full. You can try again.';
export const ORDER_ERROR = {
  title: 'Order Processing Error',
  description: 'Failed to process your order. Please contact support.',
};
