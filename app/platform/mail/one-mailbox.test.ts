import { expect, it } from 'vitest';
import { mailboxOf } from './one-mailbox.ts';

it.each([
  ['mira@gmail.com', 'mira@gmail.com'],
  [' M.I.Ra@GMail.com ', 'mira@gmail.com'],
  ['mira+one+two@gmail.com', 'mira@gmail.com'],
  ['mi.ra+x@googlemail.com', 'mira@gmail.com'],
  ['mira-x@gmail.com', 'mira-x@gmail.com'],
  ['mira+x@outlook.com', 'mira@outlook.com'],
  ['mi.ra+x@hotmail.com', 'mi.ra@hotmail.com'],
  ['mira+x@live.com', 'mira@live.com'],
  ['mira+x@icloud.com', 'mira@icloud.com'],
  ['mira+x@me.com', 'mira@icloud.com'],
  ['mira-x@yahoo.com', 'mira@yahoo.com'],
  ['mira-x@yahoo.co.in', 'mira@yahoo.co.in'],
  ['mira+x@yahoo.com', 'mira+x@yahoo.com'],
  ['mira+x@proton.me', 'mira@proton.me'],
  ['mira+x@protonmail.com', 'mira@proton.me'],
  ['mira+x@fastmail.com', 'mira@fastmail.com'],
  ['Mi.ra+x@example.in', 'mi.ra+x@example.in'],
  ['+x@gmail.com', '+x@gmail.com'],
  ['-x@yahoo.com', '-x@yahoo.com'],
  ['nobody', 'nobody'],
])('%s is counted as %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
