import { Fragment } from 'react';
import type { BillItem, BillSum, LetterPart } from './letter-words.ts';

/**
 * The shop's day colours and typefaces, for mail programs, which have neither our style sheets nor our fonts.
 */
export const INK = '#1a1026';
export const SOFT = '#57496b';
export const PAPER = '#fff5e1';
export const CARD = '#fffdf7';
export const SUN = '#ffd23f';
const SAFFRON = '#ff9a1f';
const LINE = '#d9c3a0';
export const DISPLAY = "'Baloo 2', 'Trebuchet MS', 'Segoe UI', sans-serif";
export const BODY = "Mukta, 'Nirmala UI', 'Segoe UI', Arial, sans-serif";
const TEXT = { margin: '0 0 16px', font: `17px/1.6 ${BODY}`, color: INK };

/** One part of a letter, as tables with inline styles. */
export function Part({ part }: { part: LetterPart }) {
  switch (part.kind) {
    case 'text':
      return <p style={TEXT}>{part.text}</p>;
    case 'note':
      return <p style={{ ...TEXT, fontSize: 15, color: SOFT }}>{part.text}</p>;
    case 'action':
      return <Action label={part.label} url={part.url} />;
    case 'links':
      return <Links text={part.text} links={part.links} />;
    case 'facts':
      return <Facts title={part.title} facts={part.facts} />;
    case 'bill':
      return <Bill title={part.title} items={part.items} sums={part.sums} />;
  }
}

function Action({ label, url }: { label: string; url: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '8px 0 24px' }}>
      <tbody>
        <tr>
          <td
            style={{
              background: SAFFRON,
              border: `3px solid ${INK}`,
              borderRightWidth: 6,
              borderBottomWidth: 6,
              borderRadius: '13px 10px 14px 9px',
            }}
          >
            <a
              href={url}
              style={{
                display: 'inline-block',
                padding: '13px 26px',
                font: `700 18px/1.2 ${DISPLAY}`,
                color: INK,
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Links({ text, links }: { text: string; links: readonly (readonly [string, string])[] }) {
  return (
    <p style={TEXT}>
      {text}
      {links.map(([label, url]) => (
        <Fragment key={url}>
          <br />
          <a href={url} style={{ color: '#0a6b72', fontWeight: 700 }}>
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

const TITLE = { margin: '8px 0', font: `800 19px/1.3 ${DISPLAY}`, color: INK };
const CELL = { padding: '8px 0', borderTop: `2px solid ${LINE}`, font: `16px/1.5 ${BODY}`, color: INK };

function Facts({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) {
  return (
    <>
      <h2 style={TITLE}>{title}</h2>
      <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 20px' }}>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th
                scope="row"
                align="left"
                style={{
                  ...CELL,
                  verticalAlign: 'top',
                  width: '38%',
                  paddingRight: 12,
                  color: SOFT,
                  fontWeight: 400,
                }}
              >
                {name}
              </th>
              <td valign="top" style={{ ...CELL, whiteSpace: 'pre-line' }}>
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Bill({
  title,
  items,
  sums,
}: {
  title: string;
  items: readonly BillItem[];
  sums: readonly BillSum[];
}) {
  return (
    <>
      <h2 style={TITLE}>{title}</h2>
      <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 20px' }}>
        <tbody>
          {items.map((item, index) => (
            <tr key={index}>
              <td valign="top" style={CELL}>
                {item.picture && <BookPicture src={item.picture} />}
                <strong>{item.title}</strong>
                {item.details.map((detail) => (
                  <div key={detail} style={{ color: SOFT }}>
                    {detail}
                  </div>
                ))}
              </td>
              <td valign="top" align="right" style={{ ...CELL, whiteSpace: 'nowrap', paddingLeft: 12 }}>
                {item.amount}
              </td>
            </tr>
          ))}
          {sums.map(({ label, amount, total }) => (
            <tr key={label}>
              <td style={total ? { ...CELL, borderTop: `3px solid ${INK}`, fontWeight: 700 } : CELL}>
                {label}
              </td>
              <td
                align="right"
                style={{
                  ...CELL,
                  whiteSpace: 'nowrap',
                  paddingLeft: 12,
                  ...(total ? { borderTop: `3px solid ${INK}`, font: `800 22px/1.3 ${DISPLAY}` } : {}),
                }}
              >
                {amount}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** `fetchPriority` keeps React from also preloading the picture in the letter's head. */
function BookPicture({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={72}
      height={72}
      fetchPriority="low"
      style={{
        float: 'left',
        margin: '2px 14px 6px 0',
        border: `2px solid ${INK}`,
        borderRadius: '4px 8px 9px 4px',
      }}
    />
  );
}
