import { WORLD_GROUND } from './worlds.ts';

const AVIF_WIDTHS = [320, 480, 640, 960];
const SIZES_LARGE = '(width < 48rem) min(88vw, 27rem), 27rem';
const SIZES_ON_SHELF = '(width < 64rem) 44vw, 16rem';

/**
 * A book lying on the page: its square cover, its spine, its hard shadow. `id` names the book's world, and its cover
 * unless `picture` names another one.
 */
export function Cover({
  id,
  title,
  picture = `/covers/${id}`,
  alt = `Cover of ${title}`,
  eager = false,
  large = false,
  className = '',
}: {
  id: string;
  title: string;
  picture?: string;
  alt?: string;
  eager?: boolean;
  large?: boolean;
  className?: string;
}) {
  const pictures = AVIF_WIDTHS.map((width) => `${picture}-${width}.avif ${width}w`);
  return (
    <span className={`book ${WORLD_GROUND[id] ?? 'bg-saffron'} ${className}`}>
      <picture>
        <source type="image/avif" srcSet={pictures.join(', ')} sizes={large ? SIZES_LARGE : SIZES_ON_SHELF} />
        <img
          src={`${picture}-480.webp`}
          alt={alt}
          width="480"
          height="480"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager && large ? 'high' : 'auto'}
          decoding={eager ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}
