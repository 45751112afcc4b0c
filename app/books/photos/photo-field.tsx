import { type ChangeEvent, useState } from 'react';
import { Field } from '../../ui/parts/field.tsx';
import { PHOTO_TYPES, whyNotTaken } from './photo-rules.ts';
import { WHY_NOT } from './photo-words.ts';

/**
 * A photo as a field of a form. If the shop would not take a file, the field says so and the form cannot be
 * sent.
 */
export function PhotoField({
  label,
  hint,
  error,
}: {
  label: string;
  hint?: string;
  error?: string | undefined;
}) {
  const [refused, setRefused] = useState('');
  const judge = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    const why = file ? await whyNotTaken(file) : null;
    const words = why ? WHY_NOT[why] : '';
    input.setCustomValidity(words);
    setRefused(words);
  };
  return (
    <Field
      label={label}
      name="photo"
      type="file"
      accept={PHOTO_TYPES.join(',')}
      required
      hint={hint}
      error={refused || error}
      onChange={(event) => void judge(event)}
    />
  );
}
