import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mail, MessageCircle } from 'lucide-react';
import { CONTACT } from '../../platform/facts/facts.ts';

/** Two ways to reach a person. */
export function TalkToUs({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel panel-teal p-6 lg:sticky lg:top-28">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 max-w-[33.5em]">{children}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to="/contact" className="button button-plain">
          <Mail aria-hidden="true" strokeWidth={2.5} className="size-5" />
          Contact us
        </Link>
        <a href={CONTACT.whatsapp} target="_blank" rel="noopener" className="button button-plain">
          <MessageCircle aria-hidden="true" strokeWidth={2.5} className="size-5" />
          Chat on WhatsApp
        </a>
      </div>
    </section>
  );
}
