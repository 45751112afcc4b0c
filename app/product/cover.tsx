import { WORLD_GROUND } from './worlds.ts';

/** A book lying on the page: its square cover, its spine, its hard shadow. `id` names the cover picture. */
export function Cover({
  id,
  title,
  eager = false,
  large = false,
  className = '',
}: {
  id: string;
  title: string;
  eager?: boolean;
  large?: boolean;
  className?: string;
}) {
  const small = `/covers/${id}-480.webp`;
  return (
    <span className={`book ${WORLD_GROUND[id] ?? 'bg-saffron'} ${className}`}>
      <img
        src={small}
        {...(large
          ? { srcSet: `${small} 480w, /covers/${id}-960.webp 960w`, sizes: '(width < 48rem) 92vw, 34rem' }
          : {})}
        alt={`Cover of ${title}`}
        width="480"
        height="480"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
      />
    </span>
  );
}
