import baloo from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?url';
import mukta from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url';
import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration,
  useLocation,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { ChatHelper } from './shop/chat/chat-helper.tsx';
import { ConfirmedNotice } from './ui/layout/confirmed-notice.tsx';
import { type AuthEvent, type AuthPlace, onAuthEvent } from './ui/layout/auth-events.ts';
import { useAuthElsewhere } from './ui/layout/auth-elsewhere.ts';
import { Footer } from './ui/layout/footer.tsx';
import { Header } from './ui/layout/header.tsx';
import { keepOffline } from './ui/layout/keep-offline.ts';
import { MissingPage, OfflinePage, TooManyPage, TornPage } from './ui/layout/last-resort.tsx';
import { loadPayingPages } from './ui/layout/load-paying-pages.ts';
import { OnTheWay } from './ui/layout/on-the-way.tsx';
import { PageAnnouncer } from './ui/layout/page-announcer.tsx';
import { ROOM_SCRIPT } from './ui/layout/room-script.ts';
import { THEME_SCRIPT } from './ui/layout/theme-script.ts';
import { note, noted, unnote } from './platform/pages/device-notes.ts';
import { FactsInPage } from './platform/pages/facts-in-page.tsx';
import { HOLDING_PAGE } from './ready-made.ts';
import { SignInPopup } from './account/sign-in-popup/sign-in-popup.tsx';
import { NotLoaded, useOffline } from './ui/parts/connection.ts';
import appStyles from './ui/parts/app.css?url';
import { later } from './ui/parts/later.tsx';
import { Toasts } from './ui/parts/toast.tsx';
import { noteRoute } from './admin/metrics/measure-request.server.ts';

const ProfilePanel = later(() => import('./shop/profile/profile-panel.tsx'));

export const middleware = [noteRoute];
export const clientMiddleware = [loadPayingPages, keepOffline];

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: appStyles },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: baloo, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: mukta, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/**
 * The document. The class list of <html> belongs to the theme script, which sets it before React arrives. Scripts are
 * the server's to write: React would make them of strings, which the policy of every page refuses.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  const runs = !useIsHoldingPage();
  return (
    <html lang="en-IN" className={classesNow()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ff9a1f" />
        {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />}
        {runs && import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: ROOM_SCRIPT }} />}
        {import.meta.env.SSR && <FactsInPage />}
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#main" className="skip-link">
          Skip to the page
        </a>
        {children}
        {runs && (import.meta.env.SSR ? <ScrollRestoration /> : <KeptScroll />)}
        {runs && import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

/** What the theme script has set: a page that could not be shown is a new <html> to React, and would be light. */
function classesNow(): string | undefined {
  return import.meta.env.SSR ? undefined : document.documentElement.className;
}

/** What `ScrollRestoration` does, without its script. */
function KeptScroll() {
  UNSAFE_useScrollRestoration();
  return null;
}

export default function Root() {
  useAuthElsewhere();
  useEffect(() => {
    if (noted(TO_FORGET) !== null) void forgetBuyer();
    return onAuthEvent(leaveNothing);
  }, []);
  const isHoldingPage = useIsHoldingPage();
  if (useLocation().pathname.startsWith('/admin')) return <BehindTheCounter />;
  return isHoldingPage ? (
    <Outlet />
  ) : (
    <Frame>
      <Outlet />
      <ConfirmedNotice />
      <SignInPopup />
    </Frame>
  );
}

function useIsHoldingPage(): boolean {
  return useLocation().pathname.startsWith(HOLDING_PAGE);
}

/** The staff room brings its own header and needs no cart. The chat helper waits at its gate, as on every public page. */
function BehindTheCounter() {
  const isGate = /^\/admin\/?$/.test(useLocation().pathname);
  return (
    <>
      <Outlet />
      {isGate && <ChatHelper />}
      <PageAnnouncer />
      <OnTheWay />
      <Toasts />
    </>
  );
}

/** There while a page that was left too early has something to forget; the next one does it. */
const TO_FORGET = 'nv.to-forget';

/** Whoever signs out on a shared computer leaves no address and no coupon behind, whichever screen it was. */
function leaveNothing(event: AuthEvent, where: AuthPlace): void {
  if (event !== 'signed out' || where !== 'here') return;
  note(TO_FORGET, '1');
  void forgetBuyer();
}

async function forgetBuyer(): Promise<void> {
  const [draft, books, till] = await Promise.all([
    import('./shop/wizard-draft/use-draft.ts'),
    import('./shop/product/use-book-draft.ts'),
    import('./shop/cart-and-checkout/checkout-state.ts'),
  ]);
  draft.forgetBuyer();
  books.forgetCoupons();
  till.forgetCheckoutState();
  unnote(TO_FORGET);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const closed = isRouteErrorResponse(error) && error.status === 503;
  const tooMany = isRouteErrorResponse(error) && error.status === 429;
  const offline = useOffline();
  useEffect(() => {
    // The shop was closed while this page was open: the page that says so comes with the address.
    if (closed) location.reload();
  }, [closed]);
  return (
    <Frame>
      {missing ? (
        <MissingPage />
      ) : tooMany ? (
        <TooManyPage words={String(error.data)} />
      ) : offline || error instanceof NotLoaded ? (
        <OfflinePage />
      ) : (
        <TornPage />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Header Profile={ProfilePanel} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <ChatHelper />
      <PageAnnouncer />
      <OnTheWay />
      <Toasts />
    </div>
  );
}
