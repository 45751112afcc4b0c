import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '../../ui/parts/toast.tsx';
import type { PhotoAnswer } from './photo-answer.ts';

interface Deed {
  send: (form: FormData) => Promise<void>;
  busy: boolean;
  /** Why the action was refused; null when it was not. */
  refused: string | null;
}

/**
 * Sends a form about a photo. On success it reads the page's data again, shows the shop's answer and calls
 * `onDone`.
 */
export function usePhotoAction(address: string, onDone: () => void): Deed {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const send = async (form: FormData) => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    const answer = await ask(address, form);
    await revalidate();
    setBusy(false);
    if ('refused' in answer) return setRefused(answer.refused);
    showToast({ title: answer.done, kind: 'success' });
    onDone();
  };
  return { send, busy, refused };
}

async function ask(address: string, body: FormData): Promise<PhotoAnswer> {
  try {
    const response = await fetch(address, { method: 'POST', body });
    return (await response.json()) as PhotoAnswer;
  } catch {
    return { refused: 'That did not reach us. Please check your connection and try again.' };
  }
}
