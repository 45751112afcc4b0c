/**
 * For story authors.
 *   npm run story -- new ID       makes the skeleton: comic/stories/ID with its cover, title, pages and end, and says where to name it
 *   npm run story -- rules [ID]   lays every page out with every kind of hero, every awkward name and both languages: minutes a story
 *   npm run story -- check [ID]   words per page, reading level and poses of each story, and what an editor would send back
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  LANGUAGES,
  loadLettering,
  loadBook,
  makeBook,
  planBook,
  shelf,
  type StoryId,
} from '../comic/index.ts';
import { brokenRules } from '../comic/layout/page-rules.ts';
import { fontBytes } from '../comic/node-fonts.ts';
import { drawnSample, HERO_KINDS, HOSTILE_NAMES } from '../comic/sample-heroes.ts';
import { checkStory, posesOf, textOfPages, wordsOfPages } from '../comic/stories/check-story.ts';
import { loadedStory } from '../comic/stories/index.ts';
import { leftOfSkeleton, storyLines, storySkeleton } from './story-skeleton.ts';

const STORIES = path.resolve('comic/stories');
const [command, id] = process.argv.slice(2);
if (command === 'new' && id) makeSkeleton(id);
else if (command === 'check') await check(id);
else if (command === 'rules') await rules(id);
else fail('Say "new ID", "check [ID]" or "rules [ID]".');

function makeSkeleton(id: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id))
    fail(`An id is small letters and hyphens: ${JSON.stringify(id)} is not.`);
  const folder = path.join(STORIES, id);
  if (existsSync(folder)) fail(`There is a story called ${id} already.`);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(storySkeleton(id))) writeFileSync(path.join(folder, file), text);
  console.log(`comic/stories/${id} is there. Name it where stories are named, and read on at step 2 of comic/stories/README.md:

${storyLines(id)}`);
}

async function check(only: string | undefined): Promise<void> {
  let findings = 0;
  for (const id of asked(only)) findings += await report(id);
  if (findings > 0) process.exit(1);
}

/** What the tests sample, all of it; names that are lettered alike are tried once. */
async function rules(only: string | undefined): Promise<void> {
  const lettering = await loadLettering(fontBytes());
  let broken = 0;
  for (const story of asked(only)) {
    await loadBook({ story, language: 'hi' });
    const asLettered = (name: string): string => planBook({ story, name, hero: drawnSample }, lettering).name;
    const names = [...new Map(HOSTILE_NAMES.map((name) => [asLettered(name), name])).values()];
    for (const language of LANGUAGES)
      for (const [kind, choices] of Object.entries(HERO_KINDS))
        for (const name of names)
          for (const page of makeBook({ story, name, language, ...choices }, lettering).pages)
            for (const { message } of brokenRules(page)) {
              broken += 1;
              console.log(
                `${fileOfPage(story, page.number)}, ${language}, ${kind}, ${JSON.stringify(name)}: ${message}`,
              );
            }
    console.log(`${story}: ${Object.keys(HERO_KINDS).length * names.length * LANGUAGES.length} books`);
  }
  if (broken > 0) process.exit(1);
}

/** Where a book's page is written: a story's first page is the book's third. */
function fileOfPage(story: StoryId, number: number): string {
  const page = number - 2;
  return `${story}/${page >= 1 && page <= loadedStory(story)!.pages.length ? `page-${page}` : 'story'}.ts`;
}

function asked(only: string | undefined): StoryId[] {
  if (only && !shelf.some((entry) => entry.id === only)) fail(`There is no story called ${only}.`);
  return shelf.map(({ id }) => id).filter((id) => !only || id === only);
}

async function report(id: StoryId): Promise<number> {
  await loadBook({ story: id, language: 'hi' });
  const story = loadedStory(id)!;
  const english = wordsOfPages(story, 'en');
  const hindi = wordsOfPages(story, 'hi');
  console.log(
    `${id}: words a page ${range(english)} English, ${range(hindi)} Hindi; ` +
      `reading level ${readingLevel(textOfPages(story, 'en')).toFixed(1)}; ${posesOf(story).size} poses`,
  );
  const findings = [...checkStory(story), ...leftOfSkeleton(id, (file) => readStory(id, file))];
  for (const finding of findings) console.log(`  ${finding}`);
  return findings.length;
}

function readStory(id: string, file: string): string | undefined {
  const at = path.join(STORIES, id, file);
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
}

function range(counts: readonly number[]): string {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return `${Math.min(...counts)}-${Math.max(...counts)} (mean ${mean.toFixed(0)})`;
}

/** Flesch-Kincaid grade (Kincaid et al. 1975): school year in which most can read it alone. */
function readingLevel(text: string): number {
  const sentences = text.split(/[.!?…]+/).filter((each) => /\p{L}/u.test(each)).length;
  const words = text.match(/[\p{L}’']+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without a silent e at the end. */
function syllablesOf(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 1;
  const silent = /[^aeiouyl]e$/.test(word.toLowerCase()) && groups > 1 ? 1 : 0;
  return groups - silent;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
