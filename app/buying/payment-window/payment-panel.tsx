import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { LockKeyhole } from 'lucide-react';
import { rupees } from '../pricing/rupees.ts';
import { Button } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { CheckoutAnswer } from './ask-shop.ts';
import { PAYMENT_ERROR, PAYMENT_FAILED } from './payment-window.ts';
import { type Paid, type PaymentPhase, usePayment } from './use-payment.ts';

/** What the page says while the button is busy. */
const DOING: Record<PaymentPhase, string> = {
  ready: '',
  processing: 'Opening the payment…',
  open: 'Waiting for your payment…',
  confirming: 'One moment. Please keep this page open.',
  troubled: 'Your payment is safe. We go on trying to write your order.',
  paid: 'Paid. Your confirmation comes in a moment…',
};

/** The pay button and its status messages. */
export function PaymentPanel({
  amount,
  customerDetails,
  open,
  onRefused,
  onSuccess,
  onCancel,
}: {
  /** Whole rupees. */
  amount: number;
  customerDetails: { name: string; email: string; phone: string };
  open: () => Promise<CheckoutAnswer>;
  onRefused: (refused: CheckoutAnswer & { kind: 'refused' }) => void;
  onSuccess: (paid: Paid) => void;
  onCancel: () => void;
}) {
  const { phase, pay, cancel } = usePayment({ free: amount === 0, open, onRefused, onSuccess, onCancel });
  useFailedNotice();
  const busy = phase !== 'ready' && phase !== 'troubled';
  return (
    <div className="grid gap-4">
      {amount > 0 && (
        <p className="leading-snug text-ink-soft">
          Razorpay’s receipt goes to {customerDetails.email}, {customerDetails.phone}.
        </p>
      )}
      <div className="grid gap-2">
        <Button kind="main" large busy={busy} onClick={() => void pay()} className="w-full">
          {phase === 'confirming'
            ? 'Processing Order...'
            : amount === 0
              ? 'Place the order, nothing to pay'
              : `Pay ${rupees(amount)}`}
        </Button>
        <output className="min-h-7 text-center">{DOING[phase]}</output>
      </div>
      {phase === 'open' && (
        <Button kind="quiet" onClick={() => void cancel()} className="justify-self-center">
          Back to my details
        </Button>
      )}
      <p className="flex gap-2 text-base/snug text-ink-soft">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf" />
        Card, UPI or wallet, in the window of our payment partner Razorpay. We never see your card.
      </p>
    </div>
  );
}

/** An in-app browser returns from a failed payment with `payment=failed` in the address. */
function useFailedNotice(): void {
  const [search, setSearch] = useSearchParams();
  const failed = search.get('payment') === 'failed';
  useEffect(() => {
    if (!failed) return;
    showToast({ title: PAYMENT_ERROR, description: PAYMENT_FAILED, kind: 'failure' });
    setSearch(
      (now) => {
        now.delete('payment');
        return now;
      },
      { replace: true },
    );
  }, [failed, setSearch]);
}
