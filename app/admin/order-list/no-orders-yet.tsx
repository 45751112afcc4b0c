import { ButtonLink } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';

export function NoOrdersYet() {
  return (
    <EmptyState title="No orders yet" action={<ButtonLink to="/create">Make a first book</ButtonLink>}>
      <p>
        As soon as somebody has paid for a book it stands here, with everything you need to make and send it.
      </p>
    </EmptyState>
  );
}
