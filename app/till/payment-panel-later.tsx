import { type ComponentProps, lazy, Suspense } from 'react';
import { Button } from '../ui/button.tsx';
import { Guard } from '../ui/guard.tsx';
import { Spinner } from '../ui/spinner.tsx';

const load = async () => ({ default: (await import('../payment-window/payment-panel.tsx')).PaymentPanel });
const PaymentPanel = lazy(load);

/** For the step before: the payment is here when it is wanted. */
export function bringPaymentPanel(): void {
  load().catch(() => undefined);
}

/** The payment, which whoever only looks into the cart does not load. */
export function PaymentPanelLater(props: ComponentProps<typeof PaymentPanel>) {
  return (
    <Guard renderInstead={() => <NotLoaded />}>
      <Suspense fallback={<Spinner label="Getting the payment ready…" />}>
        <PaymentPanel {...props} />
      </Suspense>
    </Guard>
  );
}

/** A script that did not come once comes no more in this document: another try is another document. */
function NotLoaded() {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>The payment could not be loaded just now. Your books and your address are kept.</p>
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  );
}
