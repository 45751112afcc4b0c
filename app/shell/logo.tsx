import logo from './logo.svg?url';

/** The mascot and the shop's name; the link around it carries the words. */
export function Logo({ className = 'h-10 w-auto md:h-12' }: { className?: string }) {
  return <img src={logo} alt="" width="225" height="62" className={className} />;
}
