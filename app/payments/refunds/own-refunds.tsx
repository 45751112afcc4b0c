import { Panel } from '../../ui/parts/panel.tsx';
import type { OwnRefundView } from './refund-view.ts';

/** The refunds of an order, for its customer. Shows nothing when there are none. */
export function OwnRefunds({ refunds }: { refunds: readonly OwnRefundView[] }) {
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="money-back">
      <h2 id="money-back" className="mb-4 text-2xl">
        Money back
      </h2>
      <ul className="grid gap-4">
        {refunds.map((refund) => (
          <Panel as="li" key={refund.id} tone={refund.state === 'gone' ? 'leaf' : 'plain'}>
            <p className="font-display text-2xl/snug font-extrabold tabular">{refund.amount}</p>
            <p>
              {refund.state === 'gone'
                ? `Left us on ${refund.gone}. It is with you by ${refund.arrivesBy} at the latest.`
                : `On its way since ${refund.asked}: the payment provider has not told us yet that it left.`}
            </p>
            <p className="mt-1 text-ink-soft">
              {refund.method ? `${refund.method}: ${refund.time}. ` : `It takes ${refund.time}. `}
              {refund.reason}
            </p>
          </Panel>
        ))}
      </ul>
    </section>
  );
}
