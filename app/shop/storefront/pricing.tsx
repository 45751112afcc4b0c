import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { ADD_ON_IDS, ADD_ONS, FAMILY_PACK_FROM_QUANTITY } from '../../buying/pricing/price-list.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { rupees } from '../../buying/pricing/rupees.ts';
import { useLaunchPlacesLeft } from '../../buying/pricing/use-launch-offer.ts';
import { GUARANTEE, MAKING } from '../../platform/facts/facts.ts';
import { OFFERS } from '../../buying/pricing/offers.ts';
import { ADD_ON_NOTES, type Plan, plans } from './plans.ts';
import { PageIntro } from './page-intro.tsx';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta(
    'Pricing',
    plans()
      .map((plan) => `${plan.name} ${rupees(plan.priceRupees)}`)
      .join(', ') + '. One price, delivery across India included.',
    { path: '/pricing' },
  );

export default function Pricing() {
  return (
    <>
      <PageIntro title="One child, one book, one clear price">
        <p>No subscription and nothing hidden. Taxes are in the price, and so is delivery across India.</p>
      </PageIntro>
      <ul className="page grid items-stretch gap-8 lg:grid-cols-3">
        {plans().map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <AddOns />
      <Offers />
      <Guarantee />
    </>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      className={`panel relative flex flex-col p-6 ${plan.popular ? 'border-saffron-deep bg-sun-wash lg:-my-3 lg:py-9' : ''}`}
    >
      {plan.popular && (
        <p className="caption-box absolute -top-5 left-5 bg-crimson! text-lg text-white! dark:text-black-ink!">
          Most popular
        </p>
      )}
      <h2 className="text-2xl">{plan.name}</h2>
      <p className="tabular mt-2 font-display text-[min(3.75rem,20vw)]/none font-extrabold">
        {rupees(plan.priceRupees)}
      </p>
      <ul className="mt-5 mb-7 grid gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-base/snug">
            <Check aria-hidden="true" strokeWidth={3.5} className="mt-0.5 size-5 flex-none text-leaf" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        to="/create"
        kind={plan.popular ? 'main' : 'plain'}
        className="mt-auto w-full"
        aria-label={`Choose ${plan.name}`}
      >
        Choose {plan.name}
      </ButtonLink>
    </li>
  );
}

function AddOns() {
  return (
    <section className="page mt-20" aria-labelledby="add-ons">
      <h2 id="add-ons" className="text-3xl md:text-4xl">
        Little extras
      </h2>
      <dl className="mt-5 grid gap-x-14 md:grid-cols-2">
        {ADD_ON_IDS.map((id) => (
          <div key={id} className="grid grid-cols-[1fr_auto] items-center border-b-2 border-line-soft py-4">
            <dt className="font-display text-xl font-bold">{ADD_ONS[id].name}</dt>
            <dd className="tabular row-span-2 font-display text-2xl font-extrabold">
              +{rupees(ADD_ONS[id].price)}
            </dd>
            <dd className="text-base text-ink-soft">{ADD_ON_NOTES[id]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Few enough left to be worth showing. */
const LAST_PLACES = 20;

function Offers() {
  const { code, percent, customers } = OFFERS.launch;
  const left = useLaunchPlacesLeft();
  return (
    <section className="page mt-20" aria-labelledby="offers">
      <h2 id="offers" className="text-3xl md:text-4xl">
        Launch offers
      </h2>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <Panel tone="saffron" className="p-7">
          <p className="font-comic text-6xl/none tracking-wide">{percent}% off</p>
          <h3 className="mt-3 text-2xl">For our first {customers} customers</h3>
          {left === 0 ? (
            <p className="mt-1">This offer has ended. Thank you, first families.</p>
          ) : (
            <p className="mt-1">
              Type the code{' '}
              <b className="inline-block border-2 border-dashed border-black-ink px-2 leading-snug">{code}</b>{' '}
              when you order. It works until {customers} families have used it.
              {left !== null && left <= LAST_PLACES && (
                <b>
                  {' '}
                  {left} {left === 1 ? 'place is' : 'places are'} left.
                </b>
              )}
            </p>
          )}
        </Panel>
        <Panel tone="sun" className="p-7">
          <p className="font-comic text-6xl/none tracking-wide">{rupees(OFFERS.familyPackRupees)} off</p>
          <h3 className="mt-3 text-2xl">Family pack</h3>
          <p className="mt-1">
            {FAMILY_PACK_FROM_QUANTITY} or more books in one cart? We take {rupees(OFFERS.familyPackRupees)}{' '}
            off the total by ourselves. Brothers and sisters agree.
          </p>
        </Panel>
      </div>
    </section>
  );
}

function Guarantee() {
  return (
    <section className="page mt-20" aria-labelledby="guarantee">
      <Panel tone="leaf" className="grid items-center gap-6 p-7 sm:grid-cols-[auto_1fr] md:p-10">
        <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" strokeLinejoin="round">
          <path
            d="m60 4 13 12 17-5 6 17 17 6-5 17 12 13-12 13 5 17-17 6-6 17-17-5-13 12-13-12-17 5-6-17-17-6 5-17L0 64l12-13-5-17 17-6 6-17 17 5Z"
            transform="translate(2 -4) scale(.97)"
            fill="#ffd23f"
            stroke="#1a1026"
            strokeWidth="5"
          />
          <path d="m38 60 15 16 30-34" fill="none" stroke="#1a1026" strokeWidth="11" strokeLinecap="round" />
        </svg>
        <div>
          <h2 id="guarantee" className="text-3xl">
            {GUARANTEE.days}-day satisfaction guarantee
          </h2>
          <p className="mt-2 max-w-[34.5em]">
            If the book does not make your child beam, tell us within {GUARANTEE.days} days of delivery. We
            redraw it or give your money back. {capital(MAKING.revisions)} of minor revisions is included with
            every book.
          </p>
          <Link to="/cancellation-refunds" className="text-link mt-3 inline-block">
            How refunds work
          </Link>
        </div>
      </Panel>
    </section>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
