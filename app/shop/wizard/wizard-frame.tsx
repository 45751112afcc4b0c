import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { EMAIL_PATTERN } from '../../buying/checkout/email-pattern.ts';
import { NOTHING_KEPT, NothingKept } from '../../account/kept-drafts/nothing-kept.tsx';
import { safeToLeave } from '../../account/kept-drafts/notes-at-shop.ts';
import { rememberWayOn } from '../../account/kept-drafts/way-on.ts';
import { tellStep } from './tell-step.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { useMe } from '../../ui/layout/me.ts';
import { Button } from '../../ui/parts/button.tsx';
import { KeptRoom } from '../../platform/pages/kept-room.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { Draft } from '../wizard-draft/draft.ts';
import { Progress } from './progress.tsx';
import { STEP_HEADING } from './step-heading.tsx';
import { askToSignIn, mayGoOn, pathOf, readyToPay, stepAt, type StepNumber, stepToShow } from './steps.ts';
import { typedBefore } from '../wizard-draft/typed-before.ts';
import { draftNow, draftTextNow, useDraft } from '../wizard-draft/use-draft.ts';
import { useQuote } from './use-quote.ts';

/** Steps with fields are one calm column; the book is as wide as the head of the page. */
const WIDTH: Partial<Record<StepNumber, string>> = {
  3: 'mx-auto max-w-[46rem]',
  4: 'page-wide',
  5: 'mx-auto max-w-[36rem]',
};

/** Progress above a step, Previous and Next below it. */
export function WizardFrame({ children }: { children: ReactNode }) {
  const step = stepAt(useLocation().pathname);
  const { draft, ready } = useDraft();
  const form = useRef<HTMLFormElement>(null);
  const goOn = useGoOn(step, form);
  useTakeOver(form, ready);
  useLeadToOpenStep(step, ready);
  useTellStep(step, ready);
  useFocusOnNewStep(step);
  const frame = 'page max-w-[64rem] py-5 sm:py-8';
  const progress = <Progress current={step} draft={draft} />;
  if (step === 6) {
    return (
      <div className={frame}>
        {progress}
        <div className="pt-7 sm:pt-10">{children}</div>
      </div>
    );
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void goOn();
  };
  return (
    <div className={`${frame} max-sm:pb-0`}>
      {progress}
      <form ref={form} noValidate onSubmit={submit} className={`pt-7 sm:pt-10 ${WIDTH[step] ?? ''}`}>
        <NothingKept name="nv.draft" text={draftTextNow} />
        <KeptRoom key={step} name={`step-${step}`}>
          {children}
        </KeptRoom>
        <StepBar step={step} draft={draft} />
      </form>
    </div>
  );
}

/** Texts typed and cards chosen on the ready-made page, before its script ran, are not lost. */
function useTakeOver(form: React.RefObject<HTMLFormElement | null>, ready: boolean): void {
  const { update } = useDraft();
  const readyAtFirst = useRef(ready);
  useLayoutEffect(() => {
    if (readyAtFirst.current || !form.current) return;
    const fields = new FormData(form.current);
    const field = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    const typed = typedBefore(field, draftNow());
    if (Object.keys(typed).length > 0) update(typed);
  }, [form, update]);
}

/** The address of a later step leads to the first incomplete step. Checked on arrival only. */
function useLeadToOpenStep(step: StepNumber, ready: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!ready) return;
    const shown = stepToShow(step, draftNow());
    if (shown !== step) void navigate(pathOf(shown), { replace: true });
  }, [step, ready, navigate]);
}

/** A step that redirects is not counted as opened. */
function useTellStep(step: StepNumber, ready: boolean): void {
  useEffect(() => {
    if (ready && stepToShow(step, draftNow()) === step) tellStep(step);
  }, [step, ready]);
}

function useFocusOnNewStep(step: StepNumber): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // A link to a part of the step leads there.
    const part = location.hash.slice(1);
    document.getElementById(part || STEP_HEADING)?.focus({ preventScroll: !part });
  }, [step]);
}

/** What Next does: the following step, or from step 5 to payment for those who are signed in. */
function useGoOn(step: StepNumber, form: React.RefObject<HTMLFormElement | null>): () => Promise<void> {
  const navigate = useNavigate();
  const me = useMe();
  return async () => {
    if (!mayGoOn(step, draftNow())) return;
    const wrong = step < 5 && form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    if (step !== 5) return navigate(pathOf((step + 1) as StepNumber));
    if (!me.user) {
      askToSignIn();
      rememberWayOn(pathOf(5));
      return navigate('/auth');
    }
    if (!readyToPay(draftNow())) {
      showToast({
        title: 'Missing Information',
        description: 'Please fill in all required fields before proceeding.',
        kind: 'failure',
      });
      return;
    }
    if (!EMAIL_PATTERN.test(draftNow().shipping.email.trim())) {
      leadBackToEmail(form.current);
      return;
    }
    const safe = await safeToLeave();
    if (safe !== 'safe') return sayNotSafe(safe);
    return navigate(pathOf(6));
  };
}

/** The payment page reloads, which would lose an unsaved draft. */
function sayNotSafe(why: 'not-kept' | 'no-answer'): void {
  showToast({
    title: why === 'not-kept' ? NOTHING_KEPT.title : 'Your book is not saved yet',
    description:
      why === 'not-kept'
        ? NOTHING_KEPT.words
        : 'We could not reach the shop to save it. Your book is still on this page. Please check your connection and try again.',
    kind: 'failure',
  });
}

/** Leaving the field shows its error. After Enter this leaves the field and returns to it. */
function leadBackToEmail(form: HTMLFormElement | null): void {
  const email = form?.querySelector<HTMLInputElement>('[name="email"]');
  email?.blur();
  email?.focus();
}

const STILL_MISSING: Partial<Record<StepNumber, string>> = {
  1: 'Choose a book to go on.',
  2: 'Choose a format to go on.',
  3: 'The child’s name is still missing.',
  5: 'Fill in all fields to go on.',
};

function StepBar({ step, draft }: { step: StepNumber; draft: Draft }) {
  const navigate = useNavigate();
  const { state, quote } = useQuote(draft, step === 5);
  const asking = useMe().state === 'loading' && step === 5;
  const open = mayGoOn(step, draft);
  const hint = open ? '' : (STILL_MISSING[step] ?? '');
  return (
    <div className="sticky bottom-0 z-30 -mx-(--page-edge) mt-8 border-t-[2.5px] border-line bg-paper px-(--page-edge) py-3 sm:static sm:mx-0 sm:mt-10 sm:px-0 sm:pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:items-start">
        <Button
          className="max-sm:px-4"
          disabled={step === 1}
          onClick={() => void navigate(pathOf((step - 1) as StepNumber))}
        >
          <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
          Previous
        </Button>
        <p
          id="step-hint"
          className="order-first w-full text-base text-ink-soft empty:max-sm:hidden sm:order-none sm:w-auto sm:flex-1 sm:pt-2.5 sm:text-right"
        >
          {step === 5 && quote && (
            <span className="float-right font-bold text-ink tabular sm:hidden">
              Total {rupees(quote.total)}
              {state === 'loading' && '…'}
            </span>
          )}
          {hint}
        </p>
        <Button
          type="submit"
          kind="main"
          disabled={!open}
          busy={asking}
          aria-describedby={hint ? 'step-hint' : undefined}
          className="ml-auto max-sm:flex-1 max-sm:px-3"
        >
          {step === 5 ? 'Proceed to Payment' : 'Next'}
          <ArrowRight
            aria-hidden="true"
            strokeWidth={3}
            className={`size-5 ${step === 5 ? 'max-sm:hidden' : ''}`}
          />
        </Button>
      </div>
    </div>
  );
}
