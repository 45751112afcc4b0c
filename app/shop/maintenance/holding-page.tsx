import { Mail, MessageCircle, Phone } from 'lucide-react';
import { forEveryone } from '../../account/account/audience.server.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { CONTACT } from '../../platform/facts/facts.ts';

export const middleware = [forEveryone];

export const meta = () => pageMeta('Back soon', 'The shop is closed for a moment.');

/** What visitors see while the shop is closed. It needs no script, and nothing on it leads into the closed shop. */
export default function HoldingPage() {
  return (
    <main id="main" tabIndex={-1} className="halftone grid min-h-dvh content-center px-4 py-10 outline-none">
      <div className="mx-auto grid w-full max-w-2xl justify-items-center gap-5 text-center">
        <Logo />
        <ClosedShop />
        <h1 className="text-4xl md:text-5xl">We are turning a page</h1>
        <p className="max-w-[26.5em] text-lg">
          The shop is closed for a moment while we make it better. Orders go on being made, and what you have
          in your cart or in a book you began is safe.
        </p>
        <a href="?" className="button button-main button-large">
          Try again
        </a>
        <section aria-labelledby="reach" className="mt-4 w-full border-t-2 border-line-soft pt-6">
          <h2 id="reach" className="text-xl">
            Somebody is here
          </h2>
          <p className="mt-1">{CONTACT.hours}</p>
          <ul className="mt-3 flex flex-wrap justify-center gap-3">
            <Way icon={Phone} href={CONTACT.phoneLink} label={CONTACT.phone} />
            <Way icon={MessageCircle} href={CONTACT.whatsapp} label="Chat on WhatsApp" />
            <Way icon={Mail} href={`mailto:${CONTACT.email}`} label={CONTACT.email} />
          </ul>
        </section>
      </div>
    </main>
  );
}

function Way({ icon: Icon, href, label }: { icon: typeof Mail; href: string; label: string }) {
  return (
    <li>
      <a className="button button-plain" href={href} rel="noopener">
        <Icon aria-hidden="true" strokeWidth={2.5} className="size-5" />
        {label}
      </a>
    </li>
  );
}

/** A drawing of a bookshop with its shutter down and a note on it. */
function ClosedShop() {
  return (
    <p className="relative w-80 max-w-full">
      <svg viewBox="0 0 320 220" aria-hidden="true">
        <g stroke="var(--nv-line)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
          <path className="fill-card" d="M32 66h256v140H32Z" />
          <path className="fill-teal-wash" d="M52 88h216v118H52Z" />
          <path
            d="M52 104h216M52 120h216M52 136h216M52 152h216M52 168h216M52 184h216"
            fill="none"
            strokeWidth="2.5"
            opacity=".45"
          />
          <path className="fill-saffron" d="M44 16h58l-10 44c-2 14-26 16-42 14s-30-8-28-14Z" />
          <path className="fill-card" d="M102 16h58v44c0 18-58 20-68 0Z" />
          <path className="fill-saffron" d="M160 16h58l10 44c-10 20-68 18-68 0Z" />
          <path className="fill-card" d="M218 16h58l22 44c2 8-12 14-28 14s-40 0-42-14Z" />
          <path d="M36 206h248" strokeWidth="6" />
          <path d="m112 108 48-20 48 16" fill="none" strokeWidth="3" />
          <path className="fill-sun" d="m58 110 202-8 4 72-204 10Z" />
        </g>
      </svg>
      <span className="absolute inset-x-0 top-[57%] -rotate-2 text-center font-comic text-[min(2.4rem,10.5vw)]/none tracking-wide text-black-ink">
        Back soon!
      </span>
    </p>
  );
}
