import type { Plugin } from 'vite';

const FILE = /drizzle-orm\/entity\.js$/;
const ASKED_EACH_TIME = /^function is\(value, type\) \{$.*?^\}$/ms;

/**
 * Has the query builder remember of which kinds its words are. It asks each word of a statement a dozen times, and looks
 * through the names of all its parents for each answer. Still by name: words of another copy, like the tests' own, are
 * known too.
 */
export function quickKinds(): Plugin {
  return {
    name: 'quick-kinds',
    transform: {
      filter: { id: FILE },
      handler(code) {
        // Another release: somebody has to look whether this still says the same.
        if (!ASKED_EACH_TIME.test(code)) throw new Error('drizzle-orm asks for kinds in another way now.');
        return { code: code.replace(ASKED_EACH_TIME, REMEMBERED) };
      },
    },
  };
}

const REMEMBERED = `
const known = new WeakMap();
function kindsOf(prototype) {
  const kinds = new Set();
  for (let kind = prototype.constructor; kind; kind = Object.getPrototypeOf(kind))
    if (entityKind in kind) kinds.add(kind[entityKind]);
  known.set(prototype, kinds);
  return kinds;
}
function is(value, type) {
  if (!value || typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return (known.get(prototype) ?? kindsOf(prototype)).has(type[entityKind]);
}`;
