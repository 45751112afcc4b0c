import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ArrowLeft } from 'lucide-react';
import { forEveryone } from '../../account/account/audience.server.ts';
import { ADDRESS_TO_CHECK } from '../../platform/india/asked-fields.ts';
import { ON_THE_INVOICE } from '../../orders/orders/order-delivery.ts';
import {
  askForCheckout,
  askForState,
  askProviderToo,
  type CheckoutAnswer,
} from '../../buying/payment-window/ask-shop.ts';
import { PAYMENT_ERROR } from '../../buying/payment-window/payment-window.ts';
import type { Paid } from '../../buying/payment-window/use-payment.ts';
import {
  forgetDevicePhoto,
  sendPhoto,
  settlePhoto,
  useDevicePhoto,
} from '../../books/photos/device-photo.ts';
import { INVALID_COUPON } from '../../buying/pricing/coupon-codes.ts';
import { useMe } from '../../ui/layout/me.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { bringPaymentPanel, PaymentPanelLater } from '../cart-and-checkout/payment-panel-later.tsx';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { Spinner } from '../../ui/parts/spinner.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { type Draft, newIntentKey } from '../wizard-draft/draft.ts';
import { HeroOfIt } from './hero-of-it.tsx';
import { QuoteBox } from './quote-box.tsx';
import { StepHeading } from './step-heading.tsx';
import { askToSignIn, pathOf, readyToPay } from './steps.ts';
import { draftNow, useDraft } from '../wizard-draft/use-draft.ts';
import { useQuote } from './use-quote.ts';
import { isWithoutParcel } from './without-parcel.ts';

export const middleware = [forEveryone];

export const meta = () => pageMeta('Payment', 'Your order once more, and its payment.');

/** And back here afterwards. */
const SIGN_IN = `/auth?next=${encodeURIComponent(pathOf(6))}`;

export default function Payment() {
  const { draft, ready, update } = useDraft();
  useEffect(bringPaymentPanel, []);
  const known = usePaidAlready(ready);
  const { state, quote } = useQuote(draft, ready);
  const finish = useFinish();
  const bought = useRef('');
  const open = async () => {
    const { answer, intentKey } = await openCheckout(() => update({ intentKey: newIntentKey() }));
    bought.current = intentKey;
    return answer;
  };
  const refused = useRefused();
  const navigate = useNavigate();
  // The photo must be identified before the purchase.
  const photo = useDevicePhoto('wizard');
  const showable = ready && known && photo.ready && quote && readyToPay(draft);
  return (
    <div className="mx-auto max-w-[36rem]">
      <StepHeading title="One last look">Your order, once more, before you pay.</StepHeading>
      {showable ? (
        <div className="grid gap-7">
          <Delivery draft={draft} />
          <HeroOfIt />
          <section aria-label="What it costs">
            <QuoteBox />
          </section>
          <PhotoOnItsWay />
          <div aria-busy={state === 'loading'}>
            <PaymentPanelLater
              amount={quote.total}
              customerDetails={{
                name: draft.shipping.fullName,
                email: draft.shipping.email,
                phone: draft.shipping.phone,
              }}
              open={open}
              onRefused={refused}
              onSuccess={(paid) => finish(paid, bought.current)}
              onCancel={() => void navigate(pathOf(5))}
            />
          </div>
          <ButtonLink kind="quiet" to={pathOf(5)} className="-ml-3 justify-self-start">
            <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
            Change something
          </ButtonLink>
        </div>
      ) : (
        <div className="min-h-dvh">
          <Spinner label="Getting your order ready..." />
        </div>
      )}
    </div>
  );
}

/** Checks whether this purchase was already paid in another tab, or with a lost answer. Sends visitors to sign in. */
function usePaidAlready(ready: boolean): boolean {
  const { state, user } = useMe();
  const navigate = useNavigate();
  const finish = useFinish();
  const [known, setKnown] = useState(false);
  const signedIn = user !== null;
  const stranger = ready && state === 'ready' && !signedIn;
  useEffect(() => {
    if (!stranger) return;
    askToSignIn();
    void navigate(SIGN_IN, { replace: true });
  }, [stranger, navigate]);
  useEffect(() => {
    if (!ready || !signedIn) return;
    let gone = false;
    const look = async () => {
      const intent = draftNow().intentKey;
      const told = await askForState({ intent });
      if (!gone && told?.state !== 'paid') setKnown(true);
      const answer = await askProviderToo(told);
      if (!gone && answer?.state === 'paid') finish({ order: answer.orderNumber }, intent);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [ready, signedIn, finish]);
  return known;
}

/** The order is placed: the confirmation comes, and the device forgets the draft, unless it is another book by now. */
function useFinish(): (paid: Paid, intentKey: string) => void {
  const navigate = useNavigate();
  const { clear } = useDraft();
  return useCallback(
    (paid, intentKey) => {
      void navigate(`/thank-you?${new URLSearchParams(paid).toString()}`, { replace: true });
      if (draftNow().intentKey !== intentKey) return;
      forgetDevicePhoto('wizard');
      clear();
    },
    [navigate, clear],
  );
}

/**
 * Sends the draft as it is at this moment. A purchase frozen with other content starts anew, once.
 * @returns the answer and its intent, because another tab may have started another book.
 */
async function openCheckout(renewIntent: () => void): Promise<{ answer: CheckoutAnswer; intentKey: string }> {
  const sent = draftNow();
  const answer = await askForCheckout(contentOf(sent));
  if (answer.kind !== 'refused' || answer.problem !== 'changed') return { answer, intentKey: sent.intentKey };
  renewIntent();
  const again = draftNow();
  return { answer: await askForCheckout(contentOf(again)), intentKey: again.intentKey };
}

function contentOf(draft: Draft): object {
  const { intentKey, shipping, anyway, couponCode, addOns, photoMark, couponText: _text, ...book } = draft;
  return {
    intentKey,
    book: { ...book, shopStory: book.shopStory?.id ?? null },
    photoMark,
    shipping,
    anyway,
    couponCode,
    addOns,
  };
}

function useRefused(): (refused: CheckoutAnswer & { kind: 'refused' }) => void {
  const navigate = useNavigate();
  const { update } = useDraft();
  return ({ status, problem, message }) => {
    if (status === 401) {
      askToSignIn();
      void navigate(SIGN_IN);
    } else if (problem === 'photo') {
      void settlePhoto('wizard');
      showToast({ title: PAYMENT_ERROR, description: message, kind: 'failure' });
    } else if (problem === 'coupon') {
      update({ couponCode: null });
      showToast({ title: INVALID_COUPON, description: message, kind: 'failure' });
    } else {
      const title = TITLES[problem] ?? PAYMENT_ERROR;
      showToast({ title, description: message, kind: 'failure' });
      void navigate(pathOf(problem === 'words' ? 3 : 5));
    }
  };
}

/** The heading of a refusal that leads back to the details. */
const TITLES: Readonly<Record<string, string>> = {
  incomplete: 'Missing Information',
  address: ADDRESS_TO_CHECK,
};

function Delivery({ draft }: { draft: Draft }) {
  const { fullName, address, city, state, postalCode } = draft.shipping;
  return (
    <section aria-labelledby="delivery-heading">
      <h2 id="delivery-heading" className="text-xl">
        For {draft.characterName.trim()}
      </h2>
      {isWithoutParcel(draft) && <p className="text-ink-soft">{ON_THE_INVOICE}:</p>}
      <address className="mt-1 leading-snug whitespace-pre-line not-italic">
        {`${fullName}\n${address}\n${city}, ${state} ${postalCode}\nIndia`}
      </address>
    </section>
  );
}

/** The book is drawn from the photo, so it should be with the shop before the order is. */
function PhotoOnItsWay() {
  const { consented, delivery } = useDevicePhoto('wizard');
  if (!consented || (delivery !== 'sending' && delivery !== 'failed')) return null;
  if (delivery === 'sending') return <Spinner label="The photo is still on its way to us..." />;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>The photo has not reached us yet. Without it the hero is drawn as you chose.</p>
      <Button onClick={() => void sendPhoto('wizard')}>Send the photo again</Button>
    </div>
  );
}
