import type { PaymentProof, PaymentWindow } from './payment-window.ts';
import { trustProvider } from './trust-provider.ts';

interface Razorpay {
  on(event: 'payment.failed', heard: () => void): void;
  open(): void;
  close(): void;
}
type RazorpayClass = new (options: object) => Razorpay;

declare global {
  interface Window {
    Razorpay?: RazorpayClass;
  }
}

const MOST_RETRIES = 3;
/** In-app and old browsers cannot show the window in a frame, so the whole page goes to the provider. */
const WITHOUT_FRAMES = /Instagram|FBAN|FBAV|UCBrowser|Opera Mini|OPR\/.*Mini/;

interface Answers {
  onPaid: (proof: PaymentProof) => void;
  /** The customer closed the window. */
  onDismiss: () => void;
  /** The window closed by itself, because the last retry was declined as well. */
  onDeclined: () => void;
}

/** The provider's script did not load. */
export class ScriptMissing extends Error {}

/**
 * Loads the provider's script and opens its window over the page.
 * @returns a function that closes the window.
 * @throws ScriptMissing when the script does not load, any other error when the window does not open.
 */
export async function openPaymentWindow(
  wanted: PaymentWindow,
  { onPaid, onDismiss, onDeclined }: Answers,
): Promise<() => void> {
  const Checkout = await loadScript(wanted.scriptUrl);
  let declines = 0;
  const ondismiss = () => (declines > MOST_RETRIES ? onDeclined() : onDismiss());
  const checkout = new Checkout(optionsOf(wanted, { onPaid, ondismiss }));
  checkout.on('payment.failed', () => {
    declines += 1;
  });
  checkout.open();
  return () => checkout.close();
}

async function loadScript(url: string): Promise<RazorpayClass> {
  if (!window.Razorpay) {
    trustProvider(new URL(url).origin);
    await new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new ScriptMissing('The payment library did not load.'));
      });
      document.head.append(script);
    });
  }
  if (!window.Razorpay) throw new ScriptMissing('The payment library is not in its script.');
  return window.Razorpay;
}

function optionsOf(
  wanted: PaymentWindow,
  { onPaid, ondismiss }: { onPaid: (proof: PaymentProof) => void; ondismiss: () => void },
): object {
  const wholePage = WITHOUT_FRAMES.test(navigator.userAgent);
  return {
    key: wanted.key,
    amount: wanted.amountPaise,
    currency: wanted.currency,
    name: wanted.name,
    description: wanted.description,
    image: wanted.image,
    order_id: wanted.orderId,
    prefill: wanted.prefill,
    notes: wanted.notes,
    theme: { color: wanted.themeColor },
    modal: { ondismiss },
    retry: { enabled: true, max_count: MOST_RETRIES },
    handler: onPaid,
    ...(wholePage ? { callback_url: wanted.callbackUrl, redirect: true } : {}),
  };
}
