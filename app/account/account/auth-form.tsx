import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { Button } from '../../ui/parts/button.tsx';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import { PasswordField } from './account-page.tsx';
import type { AuthMode, Typed } from './auth-answer.server.ts';
import type { FormProblem } from './sign-up.schema.ts';

/** The form itself. The server checks it, so that the messages are the same with and without scripts. */
export function AuthForm({
  mode,
  typed,
  problem,
}: {
  mode: AuthMode;
  typed: Typed;
  problem: FormProblem | null;
}) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== 'idle';
  const joining = mode === 'sign-up';
  const errorOf = (name: string) => (problem?.field === name ? problem.description : undefined);
  useEffect(() => {
    if (!problem) return;
    form.current?.querySelector<HTMLElement>(`[name="${problem.field ?? 'password'}"]`)?.focus();
  }, [problem]);

  return (
    <Form ref={form} method="post" noValidate className="grid gap-5">
      <input type="hidden" name="mode" value={mode} />
      {joining && (
        <Field
          label="Full Name"
          name="fullName"
          autoComplete="name"
          required
          defaultValue={typed.fullName}
          error={errorOf('fullName')}
        />
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete={joining ? 'email' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed.email}
        error={errorOf('email')}
      />
      {joining && (
        <Field
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          defaultValue={typed.phone}
          error={errorOf('phone')}
        />
      )}
      <PasswordField
        label="Password"
        name="password"
        autoComplete={joining ? 'new-password' : 'current-password'}
        hint={joining ? 'Password must be at least 6 characters long' : undefined}
        error={errorOf('password')}
      />
      {joining && (
        <TextArea
          label="Address"
          name="address"
          autoComplete="street-address"
          hint="Optional. It saves typing when a book is sent to you."
          defaultValue={typed.address}
          error={errorOf('address')}
        />
      )}
      <Button type="submit" kind="main" large busy={busy}>
        {busy ? 'Processing...' : joining ? 'Create Account' : 'Sign In'}
      </Button>
    </Form>
  );
}

/** The link to the other form, which starts empty. */
export function OtherForm({
  mode,
  next,
  onChange,
}: {
  mode: AuthMode;
  next: string | null;
  onChange: (mode: AuthMode) => void;
}) {
  const other: AuthMode = mode === 'sign-up' ? 'sign-in' : 'sign-up';
  const search = new URLSearchParams({ mode: other, ...(next ? { next } : {}) });
  return (
    <div className="mt-5 flex flex-wrap justify-between gap-x-6">
      <Link
        to={`?${search}`}
        className="text-link py-2"
        onClick={(event) => {
          event.preventDefault();
          onChange(other);
        }}
      >
        {other === 'sign-up' ? "Don't have an account? Sign up" : 'Already have an account? Sign in'}
      </Link>
      {mode === 'sign-in' && (
        <Link to="/forgot-password" className="text-link py-2">
          Forgot your password?
        </Link>
      )}
    </div>
  );
}
