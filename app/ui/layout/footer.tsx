import { Link } from 'react-router';
import { SOCIAL_LINKS } from '../../platform/facts/facts.ts';
import { Logo } from './logo.tsx';

const COLUMNS = [
  {
    title: 'Quick Links',
    links: [
      ['/', 'Home'],
      ['/about', 'About Us'],
      ['/gallery', 'Gallery'],
      ['/pricing', 'Pricing'],
    ],
  },
  {
    title: 'Support',
    links: [
      ['/contact', 'Contact Us'],
      ['/faq', 'FAQ'],
      ['/feedback', 'Feedback'],
      ['/how-it-works', 'How It Works'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/terms', 'Terms of Service'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/shipping-policy', 'Shipping Policy'],
      ['/cancellation-refunds', 'Cancellations & Refunds'],
    ],
  },
] as const;

export function Footer() {
  return (
    <footer className="no-print halftone mt-16 border-t-[3px] border-line bg-paper-deep">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-9 py-12 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
        <div className="col-span-2 max-w-sm lg:col-span-1">
          <Logo />
          <p className="mt-3 text-base">
            Comic books in which your child saves the day. Drawn and printed in India, one hero at a time.
          </p>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-base">
            {SOCIAL_LINKS.map((link) => (
              <li key={link.url}>
                <a href={link.url} rel="noopener" target="_blank" className="text-link inline-block py-1">
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {COLUMNS.map((column) => (
          <nav key={column.title} aria-label={column.title} className="max-lg:last:col-span-2">
            <h2 className="text-lg">{column.title}</h2>
            <ul className="mt-2 columns-[9rem] gap-x-6 text-base">
              {column.links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-1 underline-offset-4 hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page border-t-2 border-line-soft py-5 text-base text-ink-soft">
        © 2025 Nanhe Veer. All rights reserved.
      </p>
    </footer>
  );
}
