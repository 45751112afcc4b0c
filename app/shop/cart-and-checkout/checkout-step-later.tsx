import { type ComponentProps, lazy } from 'react';
import { Spinner } from '../../ui/parts/spinner.tsx';
import { LatePart } from './late-part.tsx';

const CheckoutStep = lazy(async () => ({ default: (await import('./checkout-step.tsx')).CheckoutStep }));

/** Loads the address step only when it is needed, so that the cart page stays small. */
export function CheckoutStepLater(props: ComponentProps<typeof CheckoutStep>) {
  return (
    <LatePart
      waiting={<Spinner label="Getting the checkout ready…" />}
      lost="The checkout could not be loaded just now. Your books are kept."
      className="page max-w-4xl py-10"
    >
      <CheckoutStep {...props} />
    </LatePart>
  );
}
