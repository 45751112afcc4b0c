import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machine } from '../app/platform/runtime/runtime.server.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const FOLDER = 'docs/runbooks';
const pages = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const);
const nights = pages.filter(([name]) => name !== 'README.md');
/** The runbook for a database that does not open has no queries. */
const asking = nights.filter(([name]) => name !== 'damaged-database.md');

/** The shop's source, which contains its screens, letters and log lines word for word. */
const source = [...sourcesOf('app'), 'server.ts'].map((file) => readFileSync(file, 'utf8')).join('\n');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

const part = (page: string, heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const blocks = (page: string) =>
  [...page.matchAll(/```sql\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split(/;\s*\n/));

describe('a page for a bad night', () => {
  it('is there for each of eleven, in the list', () => {
    const list = pages.find(([name]) => name === 'README.md')?.[1] ?? '';
    expect(nights).toHaveLength(11);
    expect(nights.filter(([name]) => !list.includes(`](${name})`))).toEqual([]);
  });

  it('names commands that there are, and says what those of npm are in the image', () => {
    const text = pages.map(([, page]) => page).join('\n');
    const [own, scripts] = [/npm run ([\w-]+)/g, /node ((?:scripts\/)?[\w-]+\.ts)/g].map((pattern) => [
      ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
    ]);
    const { scripts: known } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of own ?? []) expect(known[name]).toBe(`node scripts/${name}.ts`);
    expect(scripts?.filter((file) => !existsSync(file))).toEqual([]);
    // `old-release` needs the repository, so the image does not have it.
    const inImage = own?.filter((name) => name !== 'old-release').map((name) => `scripts/${name}.ts`);
    expect(scripts).toEqual(expect.arrayContaining(inImage ?? []));
  });

  it.each(nights)('%s says how it shows, where to look, how to mend it and when it is over', (_, page) => {
    for (const heading of [
      'How it shows',
      'What to look at',
      'How to mend it',
      'How to know that it is over',
    ])
      expect(part(page, heading).length).toBeGreaterThan(40);
  });

  it.each(nights)('%s quotes what the shop really says', (_, page) => {
    const quoted = [...part(page, 'How it shows').matchAll(/`([A-Z‘“][^`]* [^`]*)`/g)].map(([, words = '']) =>
      words.replace(/ ?…$/, ''),
    );
    expect(quoted.filter((words) => !source.includes(words))).toEqual([]);
  });

  it.each(asking)('%s asks the database what it understands', async (_, page) => {
    const queries = blocks(page).filter((text) => text.trim() !== '');
    const refused: string[] = [];
    for (const query of queries)
      await machine()
        .database.execute(sql.raw(query))
        .catch((error: unknown) => refused.push(String((error as Error).cause ?? error)));
    expect(queries.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });
});
