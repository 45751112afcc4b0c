import { type ComponentProps, lazy, Suspense } from 'react';
import { Spinner } from '../ui/spinner.tsx';

const load = async () => ({ default: (await import('../payment-window/payment-panel.tsx')).PaymentPanel });
const PaymentPanel = lazy(load);

/** For the step before: the payment is here when it is wanted. Without a connection it is asked for again then. */
export function bringPaymentPanel(): void {
  load().catch(() => undefined);
}

/** The payment, which whoever only looks into the cart does not load. */
export function PaymentPanelLater(props: ComponentProps<typeof PaymentPanel>) {
  return (
    <Suspense fallback={<Spinner label="Getting the payment ready…" />}>
      <PaymentPanel {...props} />
    </Suspense>
  );
}
