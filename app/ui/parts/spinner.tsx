/** A turning ring. With `label` it is announced; without, it decorates something that is. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <output className="inline-flex items-center gap-3">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </output>
  ) : (
    <span className="spinner" aria-hidden="true" />
  );
}
