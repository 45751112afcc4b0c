import type { ComponentProps } from 'react';
import { withoutEmoji } from '../../platform/strings/emoji.ts';
import { Choice, Field, TextArea } from '../../ui/parts/field.tsx';
import { BOOK_LANGUAGES, LANGUAGE_NAME } from './book-language.ts';
import type { WizardBook } from './book.schema.ts';
import { type LONGEST, mostTyped } from './longest-words.ts';
import { useWhyUnprintable } from './use-why-unprintable.ts';

/** The texts that a parent writes for a book, as they are in the fields. */
type Words = Record<keyof typeof LONGEST, string>;

interface WordsProps {
  draft: Words;
  update: (patch: Partial<Words>) => void;
}

/** The hero's name, which every book needs. */
export function NameField({
  draft,
  update,
  hint,
  ...rest
}: WordsProps & Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'onKeyDown'>) {
  const name = draft.characterName;
  const why = useWhyUnprintable('characterName', name);
  const read = withoutEmoji(name);
  return (
    <Field
      name="characterName"
      value={name}
      error={why}
      hint={
        <>
          {hint}{' '}
          <span aria-live="polite">{!why && read !== name.trim() && `In the book it reads “${read}”.`}</span>
        </>
      }
      onChange={(event) => update({ characterName: event.target.value })}
      maxLength={mostTyped('characterName')}
      required
      autoComplete="off"
      autoCapitalize="words"
      {...rest}
    />
  );
}

/** The language of the story. The hero's name stays as it was typed. */
export function LanguageField({
  chosen,
  onChoose,
}: {
  chosen: WizardBook['language'];
  onChoose: (language: WizardBook['language']) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 font-display font-bold">Language of the story</legend>
      <div className="grid grid-cols-2 gap-3">
        {BOOK_LANGUAGES.map((language) => (
          <Choice
            key={language}
            name="language"
            value={language}
            checked={chosen === language}
            onChange={() => onChoose(language)}
            label={
              <span lang={language} className="hindi-word">
                {LANGUAGE_NAME[language]}
              </span>
            }
            className="px-4 py-3"
          />
        ))}
      </div>
    </fieldset>
  );
}

export function TitleField({ draft, update }: WordsProps) {
  return (
    <Field
      label="Custom Title"
      name="customTitle"
      value={draft.customTitle}
      error={useWhyUnprintable('customTitle', draft.customTitle)}
      onChange={(event) => update({ customTitle: event.target.value })}
      maxLength={mostTyped('customTitle')}
      autoComplete="off"
      hint="Optional. Left empty, the cover has the book’s own title."
    />
  );
}

export function MessageField(words: WordsProps) {
  return (
    <LongField
      {...words}
      name="customMessage"
      label="Custom Message"
      hint="Optional. A dedication for the first page."
    />
  );
}

export function StoryField(words: WordsProps) {
  return (
    <LongField
      {...words}
      name="customStory"
      label="Custom Story"
      hint="Optional. Your own story, in your own words: we lay it out over the whole book and draw what it tells. A page or two of writing is best; what somebody says goes into “quotes”."
    />
  );
}

function LongField({
  draft,
  update,
  name,
  ...rest
}: WordsProps & { name: keyof Words; label: string; hint: string }) {
  return (
    <TextArea
      name={name}
      value={draft[name]}
      error={useWhyUnprintable(name, draft[name])}
      onChange={(event) => update({ [name]: event.target.value })}
      maxLength={mostTyped(name)}
      {...rest}
    />
  );
}
