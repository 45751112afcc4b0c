import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { showToast } from '../../ui/parts/toast.tsx';
import type { ChangeAnswer } from './answer-change.ts';

/** A form that changes a staff member, and a message with the result. */
export function useChange() {
  const change = useFetcher<ChangeAnswer>();
  useEffect(() => {
    if (!change.data) return;
    if (change.data.done) showToast({ kind: 'success', title: change.data.said });
    else showToast({ kind: 'failure', title: change.data.problem });
  }, [change.data]);
  return change;
}
