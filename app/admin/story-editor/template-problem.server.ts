import { checkTemplate } from '#comic';

const MEANINGS = {
  empty: () => 'Please write the story.',
  'too-long': () => 'A book has no room from here on',
  letters: (found: string) => `“${found}” is of a script that we cannot print`,
  slot: (found: string) => `Nothing is put in for ${found}`,
  brace: (found: string) => `This ${found} opens or closes nothing`,
} as const;

/** Why no book can be made of a template, each with its place; null when one can. */
export function templateProblem(template: string): string | null {
  const { problems } = checkTemplate(template);
  if (problems.length === 0) return null;
  return problems
    .map(({ rule, line, column, text }) =>
      rule === 'empty' ? MEANINGS.empty() : `${MEANINGS[rule](text)}: line ${line}, letter ${column}.`,
    )
    .join(' ');
}
