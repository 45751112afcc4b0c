import { useEffect, useRef, useState } from 'react';
import { clearToasts, showToast } from '../../ui/parts/toast.tsx';
import {
  askForState,
  cancelCheckout,
  type CheckoutAnswer,
  reportPayment,
  type StateAnswer,
} from './ask-shop.ts';
import { openPaymentWindow, ScriptMissing } from './pay-with-razorpay.ts';
import {
  INIT_FAILED,
  ORDER_ERROR,
  PAYMENT_ERROR,
  PAYMENT_FAILED,
  PAYMENT_RETURNED,
  type PaymentProof,
  SCRIPT_FAILED,
} from './payment-window.ts';

/**
 * `processing`: the payment is being prepared or cancelled. `open`: the window is open over the page, or was.
 * `confirming`: the window reported a payment, or there is nothing to pay, and the order is being written.
 * `troubled`: the payment succeeded, but the order could not be written yet; the button works again and finds
 * the same payment. `paid`: the confirmation page opens in a moment.
 */
export type PaymentPhase = 'ready' | 'processing' | 'open' | 'confirming' | 'troubled' | 'paid';

/**
 * The confirmation page finds the order by its number, or by its checkout while the provider is being asked.
 */
export type Paid = { order: string } | { checkout: string };

interface Wishes {
  /** Whether there is nothing to pay. */
  free: boolean;
  /** Asks the shop to freeze what is bought. */
  open: () => Promise<CheckoutAnswer>;
  /** The shop refused to open the checkout, for a reason that the customer can fix. */
  onRefused: (refused: CheckoutAnswer & { kind: 'refused' }) => void;
  onSuccess: (paid: Paid) => void;
  onCancel: () => void;
}

const REDIRECT_MS = 2_000;
const LOOK_EVERY_MS = 3_000;
/** Every third look also has the shop ask the provider. */
const ASK_PROVIDER_EVERY = 3;
/** After this many looks the customer moves on to the confirmation page, which goes on waiting. */
const PATIENCE = 7;

/** Takes one payment from the button to the confirmation page, even when answers are lost on the way. */
export function usePayment({ free, open, onRefused, onSuccess, onCancel }: Wishes) {
  const [phase, setPhase] = useState<PaymentPhase>('ready');
  const checkoutId = useRef('');
  const proof = useRef<PaymentProof | null>(null);
  const closeWindow = useRef<() => void>(() => {});
  const done = useRef(false);
  const cancelling = useRef(false);

  const succeed = (paid: Paid, paymentId: string | null) => {
    if (done.current) return;
    done.current = true;
    setPhase('paid');
    closeWindow.current();
    clearToasts();
    if (paymentId) {
      showToast({ title: 'Payment Successful!', description: `Payment ID: ${paymentId}`, kind: 'success' });
    } else showToast({ title: 'Order placed!', description: 'There was nothing to pay.', kind: 'success' });
    setTimeout(() => onSuccess(paid), REDIRECT_MS);
  };
  const fail = (description: string) => {
    setPhase('ready');
    showToast({ title: PAYMENT_ERROR, description, kind: 'failure' });
  };

  const trouble = () => {
    setPhase('troubled');
    showToast({ ...ORDER_ERROR, kind: 'failure' });
  };

  const pay = async () => {
    setPhase(free ? 'confirming' : 'processing');
    const answer = await open();
    if (answer.kind === 'settled') return succeed({ order: answer.orderNumber }, answer.paymentId);
    if (answer.kind === 'refused') {
      const broken = answer.status === 0 || answer.status >= 500;
      if (broken && proof.current) return trouble();
      if (broken && !free) return fail(INIT_FAILED);
      setPhase('ready');
      if (broken) return showToast({ ...ORDER_ERROR, kind: 'failure' });
      return onRefused(answer);
    }
    checkoutId.current = answer.checkoutId;
    try {
      closeWindow.current = await openPaymentWindow(answer.payment, {
        onPaid: (given) => void confirm(given),
        onDismiss: () => void cancel(),
        onDeclined: () => void cancel({ declined: true }),
      });
      proof.current = null;
      setPhase('open');
    } catch (error) {
      fail(error instanceof ScriptMissing ? SCRIPT_FAILED : INIT_FAILED);
    }
  };

  const confirm = async (given: PaymentProof) => {
    proof.current = given;
    closeWindow.current = () => {};
    setPhase('confirming');
    const answer = await reportPayment(checkoutId.current, given);
    if (answer?.state === 'failed') trouble();
    else hear(answer);
  };

  /** Closing the window cancels nothing that is already paid: then the payment counts. */
  const cancel = async ({ declined = false } = {}) => {
    if (done.current || proof.current || cancelling.current) return;
    cancelling.current = true;
    closeWindow.current = () => {};
    setPhase('processing');
    const answer = await cancelCheckout(checkoutId.current);
    cancelling.current = false;
    if (answer?.state === 'paid' || answer?.state === 'returned') return hear(answer);
    if (declined) return fail(PAYMENT_FAILED);
    setPhase('ready');
    showToast({
      title: 'Payment Cancelled',
      description: "Payment was cancelled. You can try again whenever you're ready!",
      kind: 'failure',
    });
    onCancel();
  };

  const hear = (answer: StateAnswer) => {
    if (answer?.state === 'paid') succeed({ order: answer.orderNumber }, answer.paymentId);
    else if (answer?.state === 'confirming')
      succeed({ checkout: checkoutId.current }, proof.current?.razorpay_payment_id ?? null);
    else if (answer?.state === 'returned' && !done.current) {
      proof.current = null;
      fail(PAYMENT_RETURNED);
    }
  };

  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (phase !== 'open') return;
      closeWindow.current();
      void cancel();
    };
  });

  const look = useRef<(count: number) => Promise<void>>(async () => {});
  useEffect(() => {
    look.current = async (count) => {
      const told = await askForState({ id: checkoutId.current });
      if (told?.state === 'paid' || told?.state === 'returned') return hear(told);
      if (told?.state === 'cancelled' && !proof.current) return leave.current();
      if (proof.current && count >= PATIENCE) return hear({ state: 'confirming' });
      if (proof.current || count % ASK_PROVIDER_EVERY === 0)
        hear(await reportPayment(checkoutId.current, proof.current));
    };
  });
  useEffect(() => {
    if (phase === 'ready' || phase === 'processing' || phase === 'paid' || free) return;
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      if (!done.current) void look.current(count);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [phase, free]);

  // The window lies over the page and would stay open after this step is left.
  useEffect(() => () => leave.current(), []);

  return { phase, pay, cancel };
}
