/** A flying envelope with speed lines. */
export function FlyingLetter() {
  return (
    <svg viewBox="0 0 220 130" width="220" height="130" aria-hidden="true">
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" className="stroke-line">
        <path d="M8 48h34M20 70h30M4 92h42" className="stroke-saffron-deep" strokeWidth="5" />
        <g transform="rotate(-7 130 66)">
          <path d="M76 30h118l4 74H72Z" fill="var(--nv-shadow)" stroke="none" transform="translate(6 7)" />
          <path
            d="M76 30c40-3 80-3 118 0 3 24 4 50 4 74-42 3-84 3-126 0 0-26 1-50 4-74Z"
            className="fill-card"
          />
          <path d="M76 30c18 18 38 34 58 46 22-12 42-28 60-46" className="fill-sun" />
          <path d="m72 104 42-40m84 40-42-40" />
          <path d="m135 62 4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z" className="fill-crimson" strokeWidth="3" />
        </g>
      </g>
    </svg>
  );
}
