import logo from './logo.svg?url';

/**
 * The mascot and the shop's name. The narrowest phones show only the mascot. The link around it carries the
 * words.
 */
export function Logo() {
  return (
    <picture>
      <source media="(width < 22.5rem)" srcSet="/icon.svg" width="64" height="64" />
      <img src={logo} alt="" width="225" height="62" className="logo h-[min(2.5rem,13vw)] w-auto md:h-12" />
    </picture>
  );
}
