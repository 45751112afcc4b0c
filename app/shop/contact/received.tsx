import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { CONTACT } from '../../platform/facts/facts.ts';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { Route } from './+types/received.ts';
import { FlyingLetter } from './flying-letter.tsx';
import { isTicket } from './messages.server.ts';

export const middleware = [forEveryone];

export const meta = () => pageMeta('Message received', 'Your message has reached us.');

export async function loader({ url }: Route.LoaderArgs) {
  const ticket = url.searchParams.get('ticket') ?? '';
  return { ticket: (await isTicket(ticket)) ? ticket : null };
}

export default function MessageReceived({ loaderData: { ticket } }: Route.ComponentProps) {
  return ticket ? <Received ticket={ticket} /> : <NothingSent />;
}

/** Shown to visitors who have not sent a message. */
function NothingSent() {
  return (
    <div className="page grid justify-items-center gap-5 py-14 text-center">
      <h1 className="text-4xl md:text-5xl">We have no message of yours here</h1>
      <p className="max-w-[27.5em]">
        This page confirms a message right after it was sent. To write to us, please use our contact form.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/contact" kind="main">
          Write to us
        </ButtonLink>
        <ButtonLink to="/create">Create a book</ButtonLink>
        <ButtonLink to="/gallery">See the gallery</ButtonLink>
      </div>
    </div>
  );
}

function Received({ ticket }: { ticket: string }) {
  const sentJustNow = useNavigationType() !== 'POP';
  useEffect(() => {
    if (!sentJustNow) return;
    showToast({
      kind: 'success',
      title: 'Thank you for placing your order!',
      description:
        'Our team will begin creating your comic, and a preview will follow soon. For urgent questions, please chat with us.',
    });
  }, [sentJustNow]);
  return (
    <div className="page grid justify-items-center gap-5 py-14 text-center">
      <FlyingLetter />
      <h1 className="text-4xl md:text-5xl">We have your message</h1>
      <p className="max-w-[27.5em]">
        A person reads it and answers by e-mail. A letter that confirms it is on its way to you; please look
        into the spam folder if it does not come.
      </p>
      <p className="panel panel-sun px-6 py-3">
        Ticket number <strong className="ml-1 font-display text-xl tracking-wide">{ticket}</strong>
      </p>
      <p>
        Is it urgent?{' '}
        <a className="text-link" href={CONTACT.whatsapp} target="_blank" rel="noopener">
          Chat with us on WhatsApp
        </a>{' '}
        or call{' '}
        <a className="text-link" href={CONTACT.phoneLink}>
          {CONTACT.phone}
        </a>
        .
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/create" kind="main">
          Create a book
        </ButtonLink>
        <ButtonLink to="/gallery">See the gallery</ButtonLink>
      </div>
    </div>
  );
}
