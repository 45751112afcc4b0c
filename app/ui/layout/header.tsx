import { type ComponentType, Suspense, useState } from 'react';
import { Link, NavLink, useLocation, useSearchParams } from 'react-router';
import { Menu, ShoppingBag } from 'lucide-react';
import { later } from '../parts/later.tsx';
import { Avatar } from './avatar.tsx';
import { Logo } from './logo.tsx';
import { useEdgeSwipe } from './edge-swipe.ts';
import { initials } from './initials.ts';
import { useMe } from './me.ts';
import type { Me, MyUser } from './who-looks.ts';

const SideMenu = later(() => import('./side-menu.tsx'));

/** A visitor who signs in from one of these pages goes home. From any other page, they return to it. */
const WAYS_IN = /^\/($|auth|user-authentication|forgot-password|reset-password)/;

/** The query parameter that `/.well-known/change-password` sets. Password managers lead there. */
const CHANGE_PASSWORD = 'change-password';

const PLACES = [
  { to: '/', label: 'Home' },
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/pricing', label: 'Pricing' },
];

/** Props of the sheet that the avatar opens. */
export interface ProfileProps {
  user: MyUser;
  open: boolean;
  onClose: () => void;
  /** Whether the sheet opens with 'Change Password' in front. */
  changesPassword: boolean;
}

/** @param Profile the customer's own sheet, which knows more of the shop than the header does. */
export function Header({ Profile }: { Profile: ComponentType<ProfileProps> }) {
  const me = useMe();
  const [open, setOpen] = useState<'menu' | 'profile' | null>(null);
  const [everOpened, setEverOpened] = useState({ menu: false, profile: false });
  const show = (which: 'menu' | 'profile') => {
    setEverOpened((before) => ({ ...before, [which]: true }));
    setOpen(which);
  };
  const [search, setSearch] = useSearchParams();
  const changesPassword = me.user !== null && search.has(CHANGE_PASSWORD);
  const close = () => {
    setOpen(null);
    if (changesPassword) setSearch({}, { replace: true, preventScrollReset: true });
  };
  useEdgeSwipe(() => show('menu'));
  return (
    <header className="no-print sticky top-0 z-40 border-b-[3px] border-line bg-paper">
      <div className="page flex min-h-16 flex-wrap items-center gap-2 md:min-h-[4.5rem]">
        <button
          type="button"
          className="-ml-2 grid size-11 flex-none place-items-center md:hidden"
          aria-label="Open menu"
          aria-haspopup="dialog"
          onClick={() => show('menu')}
        >
          <Menu aria-hidden="true" strokeWidth={2.75} className="size-7" />
        </button>
        <Link to="/" className="flex-none" aria-label="Nanhe Veer, home">
          <Logo />
        </Link>
        <nav aria-label="Main" className="mx-auto hidden md:block">
          <ul className="flex flex-wrap gap-1">
            {PLACES.map((place) => (
              <li key={place.to}>
                <NavLink to={place.to} end className={navLook}>
                  {place.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 max-[23.15rem]:-mr-[0.575rem] md:ml-0 md:max-[48.7rem]:-mr-2.5">
          <CartLink count={me.cartCount} />
          <AccountSlot me={me} onOpen={() => show('profile')} />
        </div>
      </div>
      <Suspense>
        {everOpened.menu && <SideMenu open={open === 'menu'} onClose={close} />}
        {(everOpened.profile || changesPassword) && me.user && (
          <Profile
            user={me.user}
            open={open === 'profile' || changesPassword}
            onClose={close}
            changesPassword={changesPassword}
          />
        )}
      </Suspense>
    </header>
  );
}

function navLook({ isActive }: { isActive: boolean }): string {
  return `block rounded-full px-3 py-2 font-display font-bold whitespace-nowrap lg:px-4 lg:text-lg decoration-[3px] underline-offset-[6px] hover:underline ${
    isActive ? 'bg-sun text-black-ink' : ''
  }`;
}

function CartLink({ count }: { count: number }) {
  return (
    <Link
      to="/cart"
      className="relative grid size-11 flex-none place-items-center rounded-full hover:bg-paper-deep"
      aria-label={count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'book' : 'books'}`}
    >
      <ShoppingBag aria-hidden="true" strokeWidth={2.5} className="size-6" />
      {count > 0 && (
        <span className="absolute -top-0.5 -right-1 grid h-6 min-w-6 place-items-center rounded-full border-2 border-black-ink bg-saffron px-1 text-sm/none font-bold text-black-ink">
          {count}
        </span>
      )}
    </Link>
  );
}

/** Reserves the same width for 'Sign In' and the avatar, so that nothing beside them moves. */
function AccountSlot({ me, onOpen }: { me: Me; onOpen: () => void }) {
  const { pathname } = useLocation();
  return (
    <div className="flex w-[5.75rem] justify-end md:w-[6.25rem]">
      {me.user ? (
        <button
          type="button"
          className="rounded-full"
          aria-label={profileName(me.user)}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Avatar user={me.user} />
        </button>
      ) : (
        <Link
          to={WAYS_IN.test(pathname) ? '/auth' : `/auth?next=${encodeURIComponent(pathname)}`}
          className={`button button-plain w-full px-0 ${me.state === 'loading' ? 'when-unknown' : ''}`}
        >
          Sign In
        </Link>
      )}
    </div>
  );
}

/** The name contains the initials on the button, so that voice control finds the button by what it shows. */
function profileName({ picture, fullName, email }: MyUser): string {
  return picture ? 'Your profile' : `${initials(fullName, email)}, your profile`;
}
