import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ArrowLeft, BookHeart, Eye, EyeOff, PackageCheck, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Field } from '../../ui/parts/field.tsx';
import { Panel } from '../../ui/parts/panel.tsx';

/** The frame of every screen about an account: the way back, one form, and what an account is good for. */
export function AccountPage({
  title,
  lead,
  takesFocus = 0,
  children,
}: {
  title: string;
  lead: string;
  /**
   * Each time this becomes a new number above 0, the heading takes the focus, because the form that had it is
   * gone.
   */
  takesFocus?: number;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus > 0) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="halftone">
      <div className="page pt-6 pb-14 md:pt-10">
        <Link to="/" className="text-link inline-flex min-h-11 items-center gap-2">
          <ArrowLeft aria-hidden="true" strokeWidth={3} className="size-5" />
          Back to Home
        </Link>
        <div className="mt-4 grid gap-10 lg:grid-cols-[minmax(0,36rem)_minmax(0,23rem)] lg:justify-between lg:gap-16">
          <Panel className="max-w-xl self-start p-6 md:p-9">
            <h1 ref={heading} tabIndex={-1} className="text-4xl md:text-5xl">
              {title}
            </h1>
            <p className="mt-2 mb-6 text-ink-soft">{lead}</p>
            {children}
          </Panel>
          <GoodFor />
        </div>
      </div>
    </div>
  );
}

const REASONS = [
  { Icon: BookHeart, title: 'Your book waits', text: 'Story, name and message stay where you left them.' },
  { Icon: PackageCheck, title: 'Follow every order', text: 'From the drawing board to your door.' },
  { Icon: ShieldCheck, title: 'Photos stay private', text: 'Only you can see the picture of your child.' },
];

function GoodFor() {
  return (
    <aside aria-label="What an account is good for" className="max-w-xl lg:pt-12">
      <p className="caption-box text-lg">Meanwhile, in your account…</p>
      <ul className="mt-5 grid gap-5">
        {REASONS.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="grid size-12 flex-none place-items-center rounded-full border-[2.5px] border-black-ink bg-sun text-black-ink">
              <Icon aria-hidden="true" strokeWidth={2.25} className="size-6" />
            </span>
            <span>
              <strong className="block font-display text-lg/snug">{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** A password field with a button that shows what is typed. */
export function PasswordField({
  label,
  name,
  autoComplete,
  hint,
  error,
}: {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string | undefined;
  error?: string | undefined;
}) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Field
        label={label}
        name={name}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        hint={hint}
        error={error}
        className="[&_input]:pr-14"
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        className="absolute top-[1.95rem] right-0 grid size-12 place-items-center md:top-[2.05rem] noscript:hidden"
      >
        <Icon aria-hidden="true" className="size-6" />
        <span className="sr-only">{shown ? 'Hide password' : 'Show password'}</span>
      </button>
    </div>
  );
}

/**
 * Says what happened to visitors whose browser runs no scripts. Everyone else sees it as a toast or a dialog.
 */
export function WithoutScript({
  title,
  calm = false,
  children,
}: {
  title: string;
  calm?: boolean;
  children: ReactNode;
}) {
  return (
    <noscript>
      <div role="alert" className={`panel ${calm ? 'panel-leaf' : 'panel-crimson'} mb-6 p-4`}>
        <p className="font-display text-lg font-bold">{title}</p>
        {children}
      </div>
    </noscript>
  );
}
