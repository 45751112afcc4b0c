import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { BookPlus, House, Images, LogOut, Package, Tag, Wand } from 'lucide-react';
import { SideSheet } from '../parts/dialog.tsx';
import { useMe } from './me.ts';
import { wishToSignIn } from './sign-in-wish.ts';
import { useSignOut } from './sign-out.ts';

const PLACES = [
  { to: '/', label: 'Home', icon: House },
  { to: '/how-it-works', label: 'How It Works', icon: Wand },
  { to: '/gallery', label: 'Gallery', icon: Images },
  { to: '/create', label: 'Create Book', icon: BookPlus },
  { to: '/orders', label: 'My Orders', icon: Package },
  { to: '/pricing', label: 'Pricing', icon: Tag },
];

const SIGN_IN_SCREEN = /^\/(auth|user-authentication)/;

/** The phone's menu, from the left edge. */
export default function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { user } = useMe();
  const { signOut, busy } = useSignOut(onClose);
  const { pathname } = useLocation();
  const signIn = (event: MouseEvent) => {
    onClose();
    if (!SIGN_IN_SCREEN.test(pathname) && wishToSignIn()) event.preventDefault();
  };
  const firstName = user?.fullName.trim().split(/\s+/)[0];
  return (
    <SideSheet open={open} onClose={onClose} title="Menu" side="left">
      <p className="pr-12 font-display text-2xl/tight font-extrabold">
        Namaste,
        <br />
        <span className="caption-box mt-1 max-w-full wrap-anywhere">{firstName || 'Super Hero'}</span>
      </p>
      <nav aria-label="Menu" className="mt-6">
        <ul className="grid gap-1">
          {PLACES.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onClose}
                className="flex min-h-12 items-center gap-4 rounded-lg px-2 font-display text-xl font-bold hover:bg-paper-deep"
              >
                <Icon aria-hidden="true" strokeWidth={2.5} className="size-6 text-crimson" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-6 border-t-2 border-line-soft pt-6">
        {user ? (
          <button type="button" className="button button-plain w-full" aria-busy={busy} onClick={signOut}>
            <LogOut aria-hidden="true" strokeWidth={2.5} className="size-5" />
            Sign Out
          </button>
        ) : (
          <Link to="/auth" onClick={signIn} className="button button-main w-full">
            Sign In
          </Link>
        )}
      </div>
    </SideSheet>
  );
}
