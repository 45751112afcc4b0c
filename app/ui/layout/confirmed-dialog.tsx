import { ButtonLink } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';

export default function ConfirmedDialog({
  outcome,
  onClose,
}: {
  outcome: 'yes' | 'expired';
  onClose: () => void;
}) {
  const confirmed = outcome === 'yes';
  return (
    <Dialog
      open
      onClose={onClose}
      title={confirmed ? 'Your e-mail address is confirmed' : 'This link no longer works'}
    >
      <p>
        {confirmed
          ? 'Welcome to Nanhe Veer! Sign in, and your book goes on where you left it.'
          : 'It was used before or is too old. If you used it, simply sign in. If not, sign in with your e-mail and password: we then send you a fresh link.'}
      </p>
      <ButtonLink to="/auth" kind="main" className="mt-5">
        Sign In
      </ButtonLink>
    </Dialog>
  );
}
