import { greeting } from '../../platform/mail/greeting.ts';
import { drawLetter } from '../../platform/mail/letter.tsx';
import { ROLE_NAMES, type Role } from './roles.ts';

interface Invited {
  shopUrl: string;
  name: string;
  role: Role;
  invitedBy: string;
  link: string;
}

/** Invites somebody to join the staff. */
export function invitationLetter({ shopUrl, name, role, invitedBy, link }: Invited) {
  return drawLetter({
    shopUrl,
    subject: 'Work with us behind the counter of Nanhe Veer',
    preview: 'The link works once, within seven days.',
    heading: 'Come behind the counter',
    parts: [
      { kind: 'text', text: greeting(name) },
      { kind: 'text', text: `${invitedBy} has a place for you in the staff room of Nanhe Veer.` },
      { kind: 'facts', title: 'Your place', facts: [['Role', ROLE_NAMES[role]]] },
      { kind: 'text', text: 'Choose a password, and you are in.' },
      { kind: 'action', label: 'Choose a password', url: link },
      {
        kind: 'note',
        text: 'The link works once, within seven days. If you do not know what this is about, leave this letter alone.',
      },
    ],
  });
}

/** Lets a member of staff choose a new password. */
export function newPasswordLetter({ shopUrl, name, invitedBy, link }: Invited) {
  return drawLetter({
    shopUrl,
    subject: 'Choose a new password for the staff room',
    preview: 'The link works once, within seven days.',
    heading: 'A new password',
    parts: [
      { kind: 'text', text: greeting(name) },
      { kind: 'text', text: `${invitedBy} has sent you a link with which you choose a new staff password.` },
      { kind: 'action', label: 'Choose a new password', url: link },
      {
        kind: 'note',
        text: 'The link works once, within seven days. Until you use it, the password you have goes on working.',
      },
    ],
  });
}
