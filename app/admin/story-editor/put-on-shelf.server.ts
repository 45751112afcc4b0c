import type { Hero } from '#comic';
import { FIRST_DRAWN_HERO } from '../../books/drawing/drawn-hero.ts';
import { pressBook } from '../../books/drawing/book-press.server.ts';
import { problemLines } from '../../books/drawing/problem-lines.ts';
import { shelveStory, shopStory, type ShopStory } from '../../buying/catalogue/shop-stories.server.ts';
import { asTheme } from '../../buying/catalogue/themes.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Actor } from '../../account/staff-sessions/audit-log.server.ts';
import { templateProblem } from './template-problem.server.ts';

/** Names that have to fit into every story: a short one, a long one, and one in another script. */
const SAMPLE_NAMES = ['Om', 'Anantapadmanabhan Krishnaswamy', 'मीनाक्षी'];

/**
 * Puts a draft into the wizard if the workshop can make a good book of it with every kind of name.
 * @returns what is wrong with its words; null when it is there now.
 */
export async function putOnShelf(id: string, staff: Actor): Promise<string | null> {
  const story = await shopStory(db(), id);
  if (!story) return 'This story is gone.';
  const problem = templateProblem(story.template) ?? (await whyNotPrinted(story));
  if (problem) return problem;
  return db().transaction(async (tx) => {
    const shelved = await shelveStory(tx, story);
    if (!shelved) return 'Somebody changed this story meanwhile. Please look at it again.';
    await writeAuditEntry(tx, staff, {
      action: 'story put into the wizard',
      subject: `story ${id}`,
      details: { title: story.title },
    });
    return null;
  });
}

async function whyNotPrinted({ theme, title, template }: ShopStory): Promise<string | null> {
  for (const name of SAMPLE_NAMES) {
    const answer = await pressBook(
      {
        story: asTheme(theme),
        name,
        title,
        hero: { kind: 'drawn', ...FIRST_DRAWN_HERO } as Hero,
        customStory: { text: template },
      },
      false,
      undefined,
    );
    if ('refused' in answer) return `With the name ${name}: ${problemLines(answer.refused).join(' ')}`;
  }
  return null;
}
