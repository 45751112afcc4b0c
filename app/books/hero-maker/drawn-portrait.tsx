import type { DrawnChoices } from '../drawing/drawn-hero.ts';

const INK = '#1a1026';
const SHIRT = '#e4512f';
/** The colour of cloth on the head when none was chosen. */
const CLOTH = { none: undefined, hijab: '#1e8c8a', turban: '#f0861a', patka: '#2f62d9' } as const;

/** A small head drawn from the choices: what the maker shows before the real pages are drawn. */
export function DrawnPortrait({ hero, className }: { hero: DrawnChoices; className?: string }) {
  const { skin, hair, hairStyle, glasses, headwear, hearingAid, bindi } = hero;
  const cloth = hero.cloth ?? CLOTH[headwear];
  const covered = headwear === 'hijab' || headwear === 'turban';
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      <g stroke={INK} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        {!covered && <BackHair style={hairStyle} colour={hair} />}
        <path d="M34 120c0-16 11-23 26-23s26 7 26 23Z" fill={SHIRT} />
        {headwear === 'hijab' && (
          <path
            d="M60 10c29 0 42 22 40 48-1 21-9 36-12 52H32C29 94 21 79 20 58 18 32 31 10 60 10Z"
            fill={cloth}
          />
        )}
        {headwear !== 'hijab' && (
          <>
            <path d="M51 88h18v15c-5 6-13 6-18 0Z" fill={skin} />
            <circle cx="27" cy="62" r="7" fill={skin} />
            <circle cx="93" cy="62" r="7" fill={skin} />
          </>
        )}
        <path d="M60 24c23 0 33 14 33 34 0 22-15 38-33 38S27 80 27 58c0-20 10-34 33-34Z" fill={skin} />
        {!covered && <Fringe style={hairStyle} colour={hair} />}
        {headwear === 'hijab' && (
          <path
            d="M60 10c29 0 42 22 40 48 0 10-2 18-5 26 2-40-8-57-35-57S23 44 25 84c-3-8-5-16-5-26C18 32 31 10 60 10Z"
            fill={cloth}
          />
        )}
        {headwear === 'turban' && (
          <>
            <path d="M22 52C18 22 36 6 60 6s42 16 38 46c-11-10-24-14-38-14s-27 4-38 14Z" fill={cloth} />
            <path d="M26 34c14-4 32-8 50-24M24 44c20-6 44-12 66-24" fill="none" />
          </>
        )}
        {headwear === 'patka' && (
          <>
            <circle cx="60" cy="12" r="9" fill={cloth} />
            <path d="M26 50c-2-22 12-34 34-34s36 12 34 34c-10-8-22-11-34-11s-24 3-34 11Z" fill={cloth} />
          </>
        )}
      </g>
      {bindi && <circle cx="60" cy="50" r="2.6" fill="#c2183a" />}
      <Face glasses={glasses} />
      {hearingAid && headwear !== 'hijab' && headwear !== 'turban' && (
        <path d="M93 54c9 0 9 12 4 16" fill="none" stroke="#1e8c8a" strokeWidth="5" strokeLinecap="round" />
      )}
    </svg>
  );
}

function Face({ glasses }: { glasses: boolean }) {
  return (
    <g stroke={INK} strokeWidth="3" strokeLinecap="round" fill="none">
      <circle cx="47" cy="63" r="3.6" fill={INK} stroke="none" />
      <circle cx="73" cy="63" r="3.6" fill={INK} stroke="none" />
      <path d="M40 53c3-3 9-3 12-1M68 52c3-2 9-2 12 1" />
      <path d="M60 66c2 4 2 6-1 7" strokeWidth="2.2" />
      <path d="M49 79c6 7 16 7 22 0" />
      {glasses && (
        <g strokeWidth="2.6">
          <circle cx="47" cy="63" r="10" />
          <circle cx="73" cy="63" r="10" />
          <path d="M57 62c2-2 4-2 6 0M37 61l-8-3M83 61l8-3" />
        </g>
      )}
    </g>
  );
}

type Style = DrawnChoices['hairStyle'];

const BACK: Partial<Record<Style, string>> = {
  bob: 'M60 12c30 0 42 18 42 46 0 16-3 26-8 32H26c-5-6-8-16-8-32 0-28 12-46 42-46Z',
  long: 'M60 12c30 0 42 18 42 46 0 22-1 40 3 56H15c4-16 3-34 3-56 0-28 12-46 42-46Z',
  coily:
    'M60 6c9-5 19-2 23 5 9 1 16 8 15 17 6 6 8 14 3 21 2 8-2 14-8 16H27c-6-2-10-8-8-16-5-7-3-15 3-21-1-9 6-16 15-17 4-7 14-10 23-5Z',
  curly:
    'M60 8c9-4 18-1 22 5 9 1 14 8 14 15 7 5 9 13 5 20 3 8 0 15-7 18H26c-7-3-10-10-7-18-4-7-2-15 5-20 0-7 5-14 14-15 4-6 13-9 22-5Z',
};

function BackHair({ style, colour }: { style: Style; colour: string }) {
  return (
    <g fill={colour}>
      {BACK[LIKE[style] ?? style] && <path d={BACK[LIKE[style] ?? style]} />}
      {style === 'plait' && <path d="M24 56c-9 8-12 22-8 32-6 8-5 19-1 28 9-5 13-17 8-27 6-9 8-21 5-32Z" />}
      {style === 'ponytail' && <path d="M66 18c12-16 36-14 42 6 5 18 2 36-8 48-1-18-8-34-30-42Z" />}
      {style === 'bun' && <circle cx="60" cy="13" r="13" />}
      {style === 'braids' && (
        <>
          <path d="M24 56c-9 8-11 20-7 30-5 8-3 18 2 26 8-6 10-17 6-26 6-8 7-18 4-28Z" />
          <path d="M96 56c9 8 11 20 7 30 5 8 3 18-2 26-8-6-10-17-6-26-6-8-7-18-4-28Z" />
        </>
      )}
    </g>
  );
}

const FRINGE: Partial<Record<Style, string>> = {
  'side-parting': 'M25 56c-5-27 9-41 30-41 26-3 42 12 40 41-2-9-5-16-12-24-8 7-28 13-48 12-5 3-8 7-10 12Z',
  cropped: 'M26 54c-4-25 10-36 34-36s38 11 34 36c-1-7-2-12-6-17-16-7-40-7-56 0-4 5-5 10-6 17Z',
  coily:
    'M24 52c-8-6-8-15-2-20-1-9 6-14 13-13 4-8 15-9 21-4 7-5 17-3 20 4 8-1 14 5 12 13 7 5 6 15-2 20-4-10-13-15-31-15s-27 5-31 15Z',
  plait: 'M25 58c-4-27 10-42 35-42s39 15 35 42c-4-13-9-22-20-29-13 9-30 14-41 15-4 4-7 8-9 14Z',
  ponytail: 'M25 58c-4-27 10-42 35-42s39 15 35 42c-5-14-16-22-35-22s-30 8-35 22Z',
  short: 'M25 56c-4-26 12-40 35-40 26 0 40 15 35 40-3-6-7-11-12-15-8 3-30 5-46-1-5 4-9 9-12 16Z',
  curly:
    'M26 52c-5-8-2-16 4-19 2-9 11-13 18-10 6-6 17-6 23 0 8-3 16 2 18 10 6 4 9 12 5 19-4-5-9-8-15-8-5 4-12 4-17 0-6 4-12 4-17 0-6 0-14 3-19 8Z',
  bob: 'M24 60c-3-28 10-44 36-44s39 16 36 44c-2-9-5-15-10-19-18 4-36 4-52 0-5 4-8 10-10 19Z',
  braids: 'M25 58c-4-27 10-42 35-42s39 15 35 42c-4-12-14-21-35-28-21 7-31 16-35 28Z',
  bun: 'M25 56c-3-26 11-40 35-40s38 14 35 40c-6-12-17-18-35-18s-29 6-35 18Z',
  long: 'M25 60c-4-29 10-44 35-44s39 15 35 44c-5-14-13-24-28-31-10 10-25 18-37 20-2 3-4 7-5 11Z',
};

/** Styles that are sketched like another one. */
const LIKE: Partial<Record<Style, Style>> = {
  shaved: 'cropped',
  down: 'cropped',
  oiled: 'side-parting',
  bunches: 'braids',
  hairband: 'bob',
  locs: 'braids',
  'long-curls': 'curly',
};

function Fringe({ style, colour }: { style: Style; colour: string }) {
  return <path d={FRINGE[LIKE[style] ?? style]} fill={colour} />;
}
