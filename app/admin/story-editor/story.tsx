import { useEffect, useState } from 'react';
import { data, Link, useFetcher, useLocation, useNavigate } from 'react-router';
import { shopStory } from '../../buying/catalogue/shop-stories.server.ts';
import { LONGEST_STORY } from '../../buying/catalogue/longest-story.ts';
import type { ShopStoryWords } from '../../buying/catalogue/shop-story.schema.ts';
import { asTheme, THEMES } from '../../buying/catalogue/themes.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { Button } from '../../ui/parts/button.tsx';
import { ErrorSummary } from '../../ui/parts/error-summary.tsx';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import type { Route } from './+types/story.ts';
import type { EditorAnswer } from './editor-answer.ts';
import { StoryPreview } from './story-preview.tsx';

export const middleware = [forOwner];

export const meta = () => pageMeta('Story', 'A story that the shop writes.');

export async function loader({ params }: Route.LoaderArgs) {
  if (params.storyId === 'new') return { id: null, shelved: false, words: NEW };
  const story = await shopStory(db(), params.storyId);
  if (!story || story.withdrawnAt) throw data(null, 404);
  const { id, title, theme, description, template, shelvedAt } = story;
  return { id, shelved: shelvedAt !== null, words: { title, theme: asTheme(theme), description, template } };
}

const NEW: ShopStoryWords = { title: '', theme: THEMES[0].id, description: '', template: '' };

export default function Story({ loaderData }: Route.ComponentProps) {
  return <Desk key={loaderData.id ?? 'new'} {...loaderData} />;
}

/** The story's words and, beside them, the book that they make. */
function Desk({ id, shelved, words: kept }: Route.ComponentProps['loaderData']) {
  const [words, setWords] = useState(kept);
  const desk = useFetcher<EditorAnswer>();
  const answer = useAnswer(id, desk.data);
  const errors = answer && 'errors' in answer ? answer.errors : {};
  const field = (name: keyof ShopStoryWords) => ({
    id: name,
    name,
    value: words[name],
    maxLength: name === 'theme' ? undefined : LONGEST_STORY[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setWords({ ...words, [name]: target.value }),
  });
  const complaints = Object.entries(errors);
  const busy = (wish: string) => desk.state !== 'idle' && desk.formData?.get('wish') === wish;
  return (
    <>
      <p className="mb-2">
        <Link to="/admin/stories" className="text-link">
          All stories
        </Link>
      </p>
      <h1 className="mb-6 text-4xl">{id ? kept.title : 'Add New Story'}</h1>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <desk.Form
          method="post"
          action={`/admin/stories/${id ?? 'new'}/save`}
          noValidate
          className="grid h-fit gap-5"
        >
          {answer && complaints.length > 0 && <ErrorSummary answer={answer} complaints={complaints} />}
          <Field label="Story title" {...field('title')} />
          <div>
            <label htmlFor="theme" className="mb-1 block font-display font-bold">
              Theme
            </label>
            <select className="field-input" {...field('theme')}>
              {THEMES.map((theme) => (
                <option key={theme.id} value={theme.id}>
                  {theme.name}
                </option>
              ))}
            </select>
          </div>
          <Field
            label="Description"
            hint="One sentence on the card in the wizard."
            {...field('description')}
          />
          <TextArea
            label="Template"
            rows={16}
            hint={
              <>
                Write {'{name}'} where the hero’s name belongs, {'{NAME}'} for it in capitals. Words in
                quotation marks go into balloons, an empty line ends a scene.
              </>
            }
            {...field('template')}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" name="wish" value="keep" busy={busy('keep')}>
              {shelved ? 'Keep the change as a draft' : 'Keep the draft'}
            </Button>
            <Button kind="main" type="submit" name="wish" value="shelve" busy={busy('shelve')}>
              {shelved ? 'Check it and replace the story' : 'Check it and put it into the wizard'}
            </Button>
          </div>
          <output className="block">{answer && 'done' in answer && answer.done}</output>
        </desk.Form>
        <StoryPreview words={words} />
      </div>
      {id && <Withdraw id={id} shelved={shelved} />}
    </>
  );
}

/** A saved story gets its own address. The answer moves there with it. */
function useAnswer(id: string | null, answer: EditorAnswer | undefined): EditorAnswer | undefined {
  const navigate = useNavigate();
  const brought = useLocation().state as EditorAnswer | null;
  useEffect(() => {
    if (answer?.id && answer.id !== id)
      void navigate(`/admin/stories/${answer.id}`, {
        replace: true,
        state: answer,
        preventScrollReset: true,
      });
  }, [answer, id, navigate]);
  return answer ?? brought ?? undefined;
}

function Withdraw({ id, shelved }: { id: string; shelved: boolean }) {
  const withdraw = useFetcher();
  return (
    <withdraw.Form
      method="post"
      action={`/admin/stories/${id}/withdraw`}
      className="mt-10 border-t border-line/30 pt-5"
    >
      <p className="mb-3 max-w-[34.5em]">
        {shelved
          ? 'Taken out of the wizard, it cannot be chosen any more. Books that were ordered stay as they are, and who is making one now can finish it.'
          : 'A draft that is thrown away does not come back.'}
      </p>
      <Button kind="danger" type="submit" busy={withdraw.state !== 'idle'}>
        {shelved ? 'Take it out of the wizard' : 'Throw the draft away'}
      </Button>
    </withdraw.Form>
  );
}
