import { forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { CONTACT, GUARANTEE, MAKING, REFUND } from '../../platform/facts/facts.ts';
import { PolicyPage } from './policy-page.tsx';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta(
    'Cancellations & Refunds',
    `Cancel within ${GUARANTEE.cancelWithin}, ${GUARANTEE.days}-day satisfaction guarantee, refunds in ${REFUND.processing}.`,
    { path: '/cancellation-refunds' },
  );

const steps = () => [
  {
    title: 'You tell us',
    text: `Write or message us within ${GUARANTEE.days} days of delivery, with your order number and what is wrong. A photo of the page helps.`,
  },
  {
    title: 'We review',
    text: `We look at your request within ${REFUND.review} and answer by e-mail.`,
  },
  {
    title: 'The money returns',
    text: `Once we have said yes, the refund is processed within ${REFUND.processing}, to the way you paid.`,
  },
];

export default function CancellationRefunds() {
  return (
    <PolicyPage
      title="Cancellations & Refunds"
      intro="A book that does not delight is a book we did not finish. Here is how to get it mended, or your money back."
      inShort={[
        `Cancel within ${GUARANTEE.cancelWithin} of ordering, before the work begins.`,
        `${GUARANTEE.days} days to ask for a refund.`,
        `Review in ${REFUND.review}, money on its way in ${REFUND.processing}.`,
      ]}
    >
      <h2 className="mt-0!">Cancelling an order</h2>
      <p>
        You can cancel within {GUARANTEE.cancelWithin} of ordering, before the work begins, and get everything
        back. After that, your book is being drawn for one child only and cannot be sold to another; the
        satisfaction guarantee still holds.
      </p>
      <h2>Our {GUARANTEE.days}-day satisfaction guarantee</h2>
      <p>
        If you are not happy with your book, you have {GUARANTEE.days} days from delivery to ask for a refund.
      </p>
      <h2>Three steps</h2>
      <ol className="list-none grid gap-4">
        {steps().map((step, index) => (
          <li key={step.title} className="panel grid grid-cols-[auto_1fr] gap-4 p-4">
            <span aria-hidden="true" className="w-10 text-center font-comic text-4xl/none text-crimson">
              {index + 1}
            </span>
            <div>
              <h3 className="mt-0!">{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <h2>How long each way of paying takes</h2>
      <div className="overflow-x-auto">
        <table className="facts-table">
          <thead>
            <tr>
              <th scope="col">You paid by</th>
              <th scope="col">The money is back in</th>
            </tr>
          </thead>
          <tbody>
            {REFUND.byMethod.map(({ method, time }) => (
              <tr key={method}>
                <th scope="row">{method}</th>
                <td>{time}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>Partial refunds</h2>
      <p>
        For minor issues that revisions can fix, such as a spelling or a colour, we mend the book first:{' '}
        {MAKING.revisions} of minor revisions is included. If you would rather keep the book as it is, we can
        agree on a partial refund.
      </p>
      <h2>What cannot be refunded</h2>
      <p>
        Mistakes in a name or text that you confirmed in the preview, and photos that turned out darker than
        hoped for after we warned you about them. Ask us anyway: often a corrected page costs us little and
        you nothing.
      </p>
      <h2>Start a refund</h2>
      <p className="flex flex-wrap gap-3">
        <a className="button button-plain" href={`mailto:${CONTACT.email}?subject=Refund%20request`}>
          E-mail us
        </a>
        <a className="button button-plain" href={CONTACT.whatsapp} target="_blank" rel="noopener">
          Message us on WhatsApp
        </a>
      </p>
    </PolicyPage>
  );
}
