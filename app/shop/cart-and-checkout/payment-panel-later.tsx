import { type ComponentProps, lazy } from 'react';
import { Spinner } from '../../ui/parts/spinner.tsx';
import { LatePart } from './late-part.tsx';

const load = async () => ({
  default: (await import('../../buying/payment-window/payment-panel.tsx')).PaymentPanel,
});
const PaymentPanel = lazy(load);

/** Preloads the payment. The step before calls it. */
export function bringPaymentPanel(): void {
  load().catch(() => undefined);
}

/** Loads the payment only when it is needed, so that the cart page stays small. */
export function PaymentPanelLater(props: ComponentProps<typeof PaymentPanel>) {
  return (
    <LatePart
      waiting={
        <div className="min-h-59.5 sm:min-h-48.5">
          <Spinner label="Getting the payment ready…" />
        </div>
      }
      lost="The payment could not be loaded just now. Your books and your address are kept."
    >
      <PaymentPanel {...props} />
    </LatePart>
  );
}
