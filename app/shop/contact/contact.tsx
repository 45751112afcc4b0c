import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { Form, redirect, useNavigation } from 'react-router';
import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { CONTACT, SOCIAL_LINKS } from '../../platform/facts/facts.ts';
import { askServer } from '../../ui/parts/ask-server.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/contact.ts';
import { type ContactForm, contactSchema } from './contact.schema.ts';
import { type FormAnswer, NOT_REACHED } from './form-answer.ts';
import { NotTaken } from './not-taken.tsx';
import { takeForm } from './take-form.server.ts';
import { takeMessage } from './take-message.server.ts';

type Answer = FormAnswer<keyof ContactForm>;

export const middleware = [forEveryone, atMost('letters')];

export const meta = () =>
  pageMeta('Contact', 'Write to Nanhe Veer, or find us by phone, WhatsApp and e-mail. A person answers.', {
    path: '/contact',
  });

export async function action({ request }: Route.ActionArgs) {
  const outcome = await takeForm(request, contactSchema, (form) => takeMessage(request, form));
  return 'taken' in outcome
    ? redirect(`/contact/received?ticket=${outcome.taken.ticket}`, 303)
    : outcome.refusal;
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  return askServer<Answer>(serverAction, NOT_REACHED);
}

export default function Contact({ actionData: answer }: Route.ComponentProps) {
  return (
    <div className="page grid gap-10 py-10 md:py-14 lg:grid-cols-[1.35fr_1fr] lg:gap-14">
      <div>
        <h1 className="text-4xl md:text-5xl">Write to us</h1>
        <p className="mt-3 max-w-[34.5em]">
          A question about a book, a wish for a story, something that went wrong: a person reads every message
          and answers by e-mail.
        </p>
        <ContactFormPanel answer={answer} />
      </div>
      <OtherWays />
    </div>
  );
}

function ContactFormPanel({ answer }: { answer: Answer | undefined }) {
  const busy = useNavigation().formAction === '/contact';
  const field = (name: keyof ContactForm) => ({
    name,
    id: name,
    required: true,
    error: answer?.errors[name],
    defaultValue: answer?.values?.[name],
  });
  return (
    <Form method="post" noValidate className="mt-7 grid gap-5">
      {answer && <NotTaken answer={answer} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" autoComplete="name" maxLength={80} {...field('name')} />
        <Field label="Email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
      </div>
      <Field label="Subject" maxLength={150} {...field('subject')} />
      <TextArea label="Message" rows={6} maxLength={5000} {...field('message')} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" kind="main" large busy={busy}>
          Send message
        </Button>
        <p className="max-w-[19.5em] text-base/snug text-ink-soft">
          You get a letter with a ticket number. We use your address only to answer.
        </p>
      </div>
    </Form>
  );
}

function OtherWays() {
  return (
    <Panel as="section" aria-labelledby="other-ways" className="halftone h-fit p-6 lg:mt-4">
      <h2 id="other-ways" className="text-2xl">
        Other ways to reach us
      </h2>
      <ul className="mt-5 grid gap-4">
        <Way icon={MessageCircle} name="WhatsApp">
          <a className="text-link" href={CONTACT.whatsapp} target="_blank" rel="noopener">
            Chat with us
          </a>
        </Way>
        <Way icon={Phone} name="Phone">
          <a className="text-link" href={CONTACT.phoneLink}>
            {CONTACT.phone}
          </a>
          <span className="block text-base text-ink-soft">{CONTACT.hours}</span>
        </Way>
        <Way icon={Mail} name="E-mail">
          <a className="text-link break-all" href={`mailto:${CONTACT.email}`}>
            {CONTACT.email}
          </a>
        </Way>
        <Way icon={MapPin} name="Drawing table">
          <address className="not-italic">{CONTACT.address}</address>
          {CONTACT.gstin && <span className="block text-base text-ink-soft">GSTIN {CONTACT.gstin}</span>}
        </Way>
      </ul>
      {SOCIAL_LINKS.length > 0 && (
        <h3 className="mt-6 border-t-2 border-line-soft pt-5 text-lg">See what we are drawing</h3>
      )}
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {SOCIAL_LINKS.map((link) => (
          <li key={link.url}>
            <a className="text-link inline-block py-1" href={link.url} target="_blank" rel="noopener">
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Way({ icon: Icon, name, children }: { icon: typeof Mail; name: string; children: React.ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 flex-none place-items-center rounded-full border-2 border-black-ink bg-sun text-black-ink">
        <Icon aria-hidden="true" strokeWidth={2.5} className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 className="text-base">{name}</h3>
        {children}
      </div>
    </li>
  );
}
