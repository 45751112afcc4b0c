import { Tag } from 'lucide-react';
import { Button } from '../../ui/parts/button.tsx';
import { Field } from '../../ui/parts/field.tsx';
import { useKeptFocus } from '../../ui/parts/kept-focus.ts';

/** The field for a coupon code. An applied coupon takes its place and can be removed. */
export function CouponField({
  applied,
  typed,
  busy,
  onType,
  onApply,
  onRemove,
}: {
  applied: string | null;
  typed: string;
  busy: boolean;
  onType: (text: string) => void;
  onApply: () => void;
  onRemove: () => void;
}) {
  const { box, keep } = useKeptFocus(applied);
  const apply = () => {
    keep();
    onApply();
  };
  const remove = () => {
    keep();
    onRemove();
  };
  if (applied) {
    return (
      <div
        ref={box}
        className="flex items-center gap-3 rounded-(--radius-button) bg-leaf-wash py-1 pr-1 pl-4"
      >
        <Tag aria-hidden="true" className="size-5 flex-none text-leaf" />
        <span className="flex-1">
          Coupon <b className="uppercase">{applied}</b> is applied.
        </span>
        <Button kind="quiet" onClick={remove}>
          Remove<span className="sr-only"> coupon</span>
        </Button>
      </div>
    );
  }
  return (
    <div ref={box} className="flex items-end gap-3">
      <Field
        label="Coupon Code"
        name="coupon"
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (typed.trim() !== '') apply();
        }}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="min-w-0 flex-1"
      />
      <Button onClick={apply} busy={busy} disabled={typed.trim() === ''}>
        Apply
      </Button>
    </div>
  );
}

export const NOT_REACHED = {
  title: 'Not reached',
  description: 'The shop could not be asked about this code. Please try again.',
} as const;
