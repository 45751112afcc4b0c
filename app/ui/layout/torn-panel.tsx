/** A comic panel torn across its middle, with a sound word in it. */
export function TornPanel({ sound }: { sound: string }) {
  return (
    <p className="relative w-72 max-w-full">
      <svg viewBox="0 0 300 200" aria-hidden="true">
        <g stroke="var(--nv-line)" strokeWidth="4" strokeLinejoin="round">
          <path
            className="fill-teal-wash"
            d="M14 22 152 10 138 52l22 24-26 30 18 28-20 52-114-6Z"
            transform="rotate(-3 80 100)"
          />
          <path
            className="fill-sun"
            d="m176 14 110 10-6 150-112 14 20-54-18-28 26-30-22-24Z"
            transform="rotate(4 230 100)"
          />
        </g>
        <g fill="none" stroke="var(--nv-line)" strokeWidth="3" strokeLinecap="round" opacity=".5">
          <path d="M150 4V-6M164 24l14-14M142 190v14" />
        </g>
      </svg>
      <span className="absolute inset-0 grid place-items-center font-comic text-[min(4.5rem,18vw)] tracking-widest text-crimson [paint-order:stroke] [-webkit-text-stroke:10px_#fff8e8]">
        {sound}
      </span>
    </p>
  );
}
