import { useEffect, useRef } from 'react';
import { PasswordField } from '../account/account-page.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { Field } from '../../ui/parts/field.tsx';
import type { SignUpVariant, PopupProblem } from './sign-up-words.ts';

export type PopupMode = 'sign-in' | 'sign-up';

/** The dialog's form. A field that is wrong gets the focus and says why. */
export function PopupForm({
  mode,
  variant,
  problem,
  busy,
  onSubmit,
}: {
  mode: PopupMode;
  variant: SignUpVariant;
  problem: PopupProblem | null;
  busy: boolean;
  onSubmit: (form: HTMLFormElement) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const joining = mode === 'sign-up';
  const errorOf = (name: string) => (problem?.field === name ? problem.description : undefined);
  useEffect(() => {
    if (problem?.field) form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
  }, [problem]);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    >
      {joining && (
        <Field label="Full Name" name="fullName" autoComplete="name" required error={errorOf('fullName')} />
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete={joining ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errorOf('email')}
      />
      {joining && (
        <Field
          label={variant === 'by-itself' ? 'Phone' : 'Phone (optional)'}
          name="phone"
          type="tel"
          autoComplete="tel"
          required={variant === 'by-itself'}
          error={errorOf('phone')}
        />
      )}
      <PasswordField
        key={mode}
        label="Password"
        name="password"
        autoComplete={joining ? 'new-password' : 'current-password'}
        hint={joining ? 'Password must be at least 6 characters long' : undefined}
        error={errorOf('password')}
      />
      <Button type="submit" kind="main" large busy={busy}>
        {busy ? 'Processing...' : joining ? 'Create Account' : 'Sign In'}
      </Button>
    </form>
  );
}
