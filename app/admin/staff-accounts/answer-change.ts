import { data } from 'react-router';

/** The result of a change to a staff member. Nothing changed unless `done`. */
export type ChangeAnswer = { done: true; said: string } | { done: false; problem: string };

const STATUS = { 'last-owner': 409, 'not-found': 404, own: 422, invalid: 422 } as const;
const PROBLEMS = {
  'last-owner': 'The shop needs an owner. Make somebody else one first.',
  'not-found': 'That has changed meanwhile. Please look again.',
  own: 'Your own is turned off under your name, with your password.',
  invalid: 'This cannot be done so.',
} as const;

export function answerChange(outcome: 'done' | keyof typeof STATUS, said: string) {
  if (outcome === 'done') return data<ChangeAnswer>({ done: true, said });
  return data<ChangeAnswer>({ done: false, problem: PROBLEMS[outcome] }, STATUS[outcome]);
}
