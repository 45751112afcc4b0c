import { Component, type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../ui/button.tsx';
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
    <Loaded>
      <Suspense fallback={<Spinner label="Getting the payment ready…" />}>
        <PaymentPanel {...props} />
      </Suspense>
    </Loaded>
  );
}

/** A script that did not come once comes no more in this document: another try is another document. */
class Loaded extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="panel grid justify-items-start gap-3 p-6">
        <p>The payment could not be loaded just now. Your books and your address are kept.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </div>
    );
  }
}
