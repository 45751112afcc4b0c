import { avatarColour, initials } from './initials.ts';
import type { MyUser } from './who-looks.ts';

/** The customer's picture, or else initials on a colour of their own. Rendered in the browser only. */
export function Avatar({ user, large = false }: { user: MyUser; large?: boolean }) {
  const size = large ? 'size-20 text-3xl' : 'size-11 text-lg';
  return user.picture ? (
    <img
      src={user.picture}
      alt=""
      className={`${size} flex-none rounded-full border-[2.5px] border-black-ink object-cover`}
    />
  ) : (
    <span
      aria-hidden="true"
      style={{ backgroundColor: avatarColour(user.email) }}
      className={`${size} grid flex-none place-items-center overflow-hidden rounded-full border-[2.5px] border-black-ink font-display font-bold text-black-ink`}
    >
      {initials(user.fullName, user.email)}
    </span>
  );
}
