import { useEffect, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { TriangleAlert } from 'lucide-react';
import type { Answer } from '../order-actions/answer.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { Field } from '../../ui/parts/field.tsx';
import { Tick } from '../../ui/parts/tick.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { generosityWarning } from './coupon-state.ts';
import type { CouponFields } from './coupon-view.ts';

/** The form of a coupon, new or known. Once it is saved it leads back to the list. */
export function CouponForm({ to, fields, isNew }: { to: string; fields: CouponFields; isNew: boolean }) {
  const fetcher = useFetcher<Answer>();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState(fields.kind);
  const [worth, setWorth] = useState(fields.worth);
  const answer = fetcher.data;
  useEffect(() => {
    if (!answer) return;
    if ('done' in answer) {
      showToast({ title: answer.done, kind: 'success' });
      void navigate('/admin/coupons');
    } else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [answer, navigate]);
  const wrong: Partial<Record<string, string>> = answer && 'wrong' in answer ? answer.wrong : {};
  const warning =
    kind === 'percent' ? generosityWarning({ percent: Number(worth), amount: 0, minimum: 0 }) : null;
  return (
    <fetcher.Form ref={form} method="post" action={to} noValidate className="grid max-w-2xl gap-5">
      {isNew && (
        <Field
          label="Code"
          name="code"
          error={wrong['code']}
          hint="Capitals or small letters make no difference."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="max-w-sm"
        />
      )}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-display font-bold">What it takes off</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Tick
            type="radio"
            name="kind"
            value="percent"
            checked={kind === 'percent'}
            className="min-h-11"
            onChange={() => setKind('percent')}
          >
            A percentage
          </Tick>
          <Tick
            type="radio"
            name="kind"
            value="amount"
            checked={kind === 'amount'}
            className="min-h-11"
            onChange={() => setKind('amount')}
          >
            An amount in rupees
          </Tick>
        </div>
        <Field
          label={kind === 'percent' ? 'Percent' : 'Rupees'}
          name="worth"
          inputMode="numeric"
          value={worth}
          onChange={(event) => setWorth(event.target.value)}
          error={wrong['worth']}
          hint="Off books and extras; delivery is never discounted."
          className="max-w-sm"
        />
        <output className="coupon-warning">
          {warning && (
            <>
              <TriangleAlert aria-hidden="true" className="mt-1 size-4 flex-none" strokeWidth={2.5} />
              {warning}
            </>
          )}
        </output>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-display font-bold">Where it may be typed</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Tick
            name="inWizard"
            defaultChecked={fields.inWizard}
            aria-invalid={wrong['inWizard'] ? true : undefined}
            className="min-h-11"
          >
            Wizard
          </Tick>
          <Tick name="inCart" defaultChecked={fields.inCart} className="min-h-11">
            Cart
          </Tick>
          <Tick name="onProductPage" defaultChecked={fields.onProductPage} className="min-h-11">
            Product page
          </Tick>
        </div>
        {wrong['inWizard'] && <p className="mt-1 font-bold text-crimson">{wrong['inWizard']}</p>}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="First day (optional)"
          name="from"
          type="date"
          defaultValue={fields.from}
          error={wrong['from']}
        />
        <Field
          label="Last day (optional)"
          name="until"
          type="date"
          defaultValue={fields.until}
          error={wrong['until']}
        />
        <Field
          label="Uses in all (optional)"
          name="totalLimit"
          inputMode="numeric"
          defaultValue={fields.totalLimit}
          error={wrong['totalLimit']}
        />
        <Field
          label="Uses for each customer (optional)"
          name="customerLimit"
          inputMode="numeric"
          defaultValue={fields.customerLimit}
          error={wrong['customerLimit']}
        />
        <Field
          label="For orders from, in rupees (optional)"
          name="minimum"
          inputMode="numeric"
          defaultValue={fields.minimum}
          error={wrong['minimum']}
        />
      </div>
      <div className="flex flex-wrap gap-4">
        <Button kind="main" type="submit" busy={fetcher.state !== 'idle'}>
          {isNew ? 'Create coupon' : 'Save'}
        </Button>
        <ButtonLink kind="quiet" to="/admin/coupons">
          Back to the coupons
        </ButtonLink>
      </div>
    </fetcher.Form>
  );
}
