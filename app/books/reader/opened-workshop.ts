import type { Workshop } from './workshop.ts';

let opening: Promise<Workshop> | undefined;

/** Opens the comic workshop once for the page; a failure is tried again at the next call. */
export function openedWorkshop(): Promise<Workshop> {
  opening ??= import('./workshop.ts').then(({ openWorkshop }) => openWorkshop());
  opening.catch(() => (opening = undefined));
  return opening;
}
