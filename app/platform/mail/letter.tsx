import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BODY, CARD, DISPLAY, INK, PAPER, Part, SOFT, SUN } from './letter-parts.tsx';
import { plainText } from './letter-text.ts';
import type { LetterWords } from './letter-words.ts';

/** A letter ready for the outbox: the same words as a small web page and as plain text. */
export function drawLetter(words: LetterWords): { subject: string; html: string; text: string } {
  return {
    subject: words.subject,
    html: `<!doctype html>${renderToStaticMarkup(<Frame {...words} />)}`,
    text: plainText(words),
  };
}

/** Uses tables and inline styles, because mail programs support little else. */
function Frame({ subject, preview, heading, parts, world = SUN, shopUrl }: LetterWords) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light only" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: PAPER }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Sheet background={PAPER} padding="28px 12px">
          <Sheet width={600} padding="0">
            <Sheet padding="0 4px 14px">
              <Logo shopUrl={shopUrl} />
            </Sheet>
            <Panel world={world} heading={heading}>
              {parts.map((part, index) => (
                <Part key={index} part={part} />
              ))}
            </Panel>
            <Sheet padding="20px 4px 0">
              <p style={{ margin: 0, font: `14px/1.6 ${BODY}`, color: SOFT }}>
                Nanhe Veer, comic books in which your child is the hero.
                <br />
                <a href={shopUrl} style={{ color: '#0a6b72' }}>
                  {shopUrl.replace(/^https?:\/\//, '')}
                </a>
              </p>
            </Sheet>
          </Sheet>
        </Sheet>
      </body>
    </html>
  );
}

function Sheet({
  width,
  background,
  padding,
  children,
}: {
  width?: number;
  background?: string;
  padding: string;
  children: ReactNode;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      align="center"
      style={{ maxWidth: width, margin: '0 auto', background, borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td style={{ padding }}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Where pictures are not shown, the alt text replaces the logo and looks like it. */
function Logo({ shopUrl }: { shopUrl: string }) {
  return (
    <a href={shopUrl} style={{ color: '#c2183f', textDecoration: 'none' }}>
      <img
        src={`${shopUrl}/pictures/logo.png`}
        alt="Nanhe Veer"
        width={189}
        height={52}
        fetchPriority="low"
        style={{ display: 'block', border: 0, font: `800 26px/2 ${DISPLAY}`, color: '#c2183f' }}
      />
    </a>
  );
}

/**
 * Looks like the first panel of a comic page: a strip in the book's colour with the title in a caption box,
 * then the words, with an ink line and misregistered print. The shadow is a border, which every mail program
 * draws.
 */
function Panel({ world, heading, children }: { world: string; heading: string; children: ReactNode }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{
        background: CARD,
        border: `3px solid ${INK}`,
        borderRightWidth: 7,
        borderBottomWidth: 8,
        borderRadius: '16px 11px 18px 10px',
        borderCollapse: 'separate',
        overflow: 'hidden',
      }}
    >
      <tbody>
        <tr>
          <td
            style={{
              padding: '26px 22px 22px',
              backgroundColor: world,
              backgroundImage: 'radial-gradient(rgba(26,16,38,0.16) 26%, transparent 29%)',
              backgroundSize: '11px 11px',
              borderBottom: `3px solid ${INK}`,
            }}
          >
            <h1
              style={{
                display: 'inline-block',
                margin: 0,
                padding: '7px 16px 6px',
                background: CARD,
                border: `3px solid ${INK}`,
                font: `800 27px/1.2 ${DISPLAY}`,
                color: INK,
              }}
            >
              {heading}
            </h1>
          </td>
        </tr>
        <tr>
          <td style={{ padding: '26px 24px 14px' }}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}
