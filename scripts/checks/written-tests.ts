import { type ESTree, parseSync, Visitor } from 'vite';

/** A test as its file writes it. */
export interface WrittenTest {
  /** The literal text, with `${…}` and `%s` as they stand there. */
  title: string;
  /** The test or a group around it is always skipped. A conditional skip does not count. */
  skipped: boolean;
  /** The `expect` calls written in the test. Those in functions that it calls do not count. */
  expects: number;
}

const STARTERS = new Set(['it', 'test', 'describe']);
const EXPECTS = /^expect(\.(poll|soft))?$/;
const NEVER_RUNS = new Set(['skip', 'todo', 'fixme']);

/** The tests of a file, with `each` and inside `describe`, in their order. */
export function writtenTests(file: string, text: string): WrittenTest[] {
  const found: WrittenTest[] = [];
  const open: { call: ESTree.CallExpression; skipped: boolean; test?: WrittenTest }[] = [];
  new Visitor({
    CallExpression(call) {
      const words = wordsOf(call.callee);
      const around = open.findLast((each) => each.test)?.test;
      if (around && EXPECTS.test(words.join('.'))) around.expects += 1;
      if (!STARTERS.has(words[0] ?? '')) return;
      const title = textOf(call.arguments[0]);
      const never = words.some((word) => NEVER_RUNS.has(word));
      if (title === undefined) {
        if (never && around && alwaysTrue(call.arguments[0])) around.skipped = true;
        return;
      }
      const skipped = never || open.some((each) => each.skipped);
      if (words.includes('describe')) {
        open.push({ call, skipped });
        return;
      }
      const test = { title, skipped, expects: 0 };
      found.push(test);
      open.push({ call, skipped, test });
    },
    'CallExpression:exit'(call) {
      if (open.at(-1)?.call === call) open.pop();
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** `test.describe.skip` as its three words; what is called on the way, as in `it.each(rows)`, is looked through. */
function wordsOf(callee: ESTree.Node): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return wordsOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  return [...wordsOf(callee.object), callee.property.name];
}

/** A string or template as it is written; undefined for anything else. */
function textOf(argument: ESTree.Node | undefined): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type !== 'TemplateLiteral') return undefined;
  return argument.quasis
    .map(({ value }, index) => value.raw + writtenValue(argument.expressions[index]))
    .join('');
}

function writtenValue(expression: ESTree.Node | undefined): string {
  if (!expression) return '';
  return expression.type === 'Identifier' ? `\${${expression.name}}` : '${…}';
}

/** `test.skip()` and `test.skip(true, 'why')`. */
function alwaysTrue(condition: ESTree.Node | undefined): boolean {
  return !condition || (condition.type === 'Literal' && condition.value === true);
}
