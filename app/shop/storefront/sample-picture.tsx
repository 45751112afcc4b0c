/** A picture of the girl whom the shop shows before and after: `scripts/build-covers.ts` has the shop's own studio make them. */
export function SamplePicture({
  name,
  alt,
  width,
  height = width,
  eager = false,
  className = '',
}: {
  name: 'photo' | 'ink' | 'faces' | 'hero';
  alt: string;
  width: number;
  height?: number;
  /** Visible as soon as the page loads. */
  eager?: boolean;
  className?: string;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/covers/asha-${name}.avif`} />
      <img
        src={`/covers/asha-${name}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  );
}
