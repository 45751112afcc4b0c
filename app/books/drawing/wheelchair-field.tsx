/**
 * Whether the hero uses a wheelchair. It works in every story, for a drawn hero and for a face from a photo.
 */
export function WheelchairField({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="choice-card panel mt-4 flex items-center gap-4 p-3 pr-5">
      <img
        src="/covers/wheelchair.webp"
        alt=""
        width="64"
        height="64"
        loading="lazy"
        className="size-16 flex-none rounded-full border-2 border-line bg-sun-wash p-1"
      />
      <span className="min-w-0 flex-1 font-display text-lg/snug font-bold">
        The hero uses a wheelchair
        <span className="block font-body text-base/snug font-normal text-ink-soft">
          With a photo or drawn: it rolls, leaps and flies through the whole story.
        </span>
      </span>
      <input
        type="checkbox"
        name="wheelchair"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="choice-mark mt-0 flex-none"
      />
    </label>
  );
}
