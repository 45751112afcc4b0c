import { expect, it } from 'vitest';
import { staffPasswordProblem } from './staff-password.ts';

it.each([
  ['tulsi-and-mango-42', 'nothing'],
  ['तुलसी और आम बयालीस', 'nothing'],
  ['elevenchars', 'at least 12'],
  ['🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂', 'at least 12'],
  ['aaaaaaaaaaaaaaaa', 'more than four'],
  ['asha.rao-12345', 'e-mail name'],
  ['x7-'.repeat(80), 'under 200'],
])('%j', (password, problem) => {
  const said = staffPasswordProblem(password, 'Asha.Rao@example.in');
  expect(said ?? 'nothing').toContain(problem);
});
