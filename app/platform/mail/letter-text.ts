import type { LetterPart, LetterWords } from './letter-words.ts';

/** The words of a letter for people who read mail as plain text. */
export function plainText({ heading, parts, shopUrl }: LetterWords): string {
  const body = parts.map(plainPart).join('\n\n');
  return `${heading}\n\n${body}\n\n-- \nNanhe Veer\n${shopUrl}\n`;
}

function plainPart(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
    case 'note':
      return part.text;
    case 'action':
      return `${part.label}:\n${part.url}`;
    case 'links':
      return [part.text, ...part.links.map(([label, url]) => `  ${label}: ${url}`)].join('\n');
    case 'facts':
      return [
        part.title,
        ...part.facts.map(([name, value]) => `  ${name}: ${value.replaceAll('\n', '\n    ')}`),
      ].join('\n');
    case 'bill':
      return [
        part.title,
        ...part.items.map(({ title, details, amount }) =>
          [`  ${title}: ${amount}`, ...details.map((detail) => `    ${detail}`)].join('\n'),
        ),
        ...part.sums.map(({ label, amount }) => `  ${label}: ${amount}`),
      ].join('\n');
  }
}
