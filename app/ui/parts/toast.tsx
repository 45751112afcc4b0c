import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { X } from 'lucide-react';

interface ToastWords {
  title: string;
  description?: string | undefined;
  kind?: 'plain' | 'success' | 'failure';
}
interface ShownToast extends ToastWords {
  id: number;
}

/** A message stays long enough to be read twice at a slow pace, and never less than this. */
const SHORTEST_MS = 7_000;
const MS_PER_LETTER = 90;
const MOST_AT_ONCE = 4;

let toasts: readonly ShownToast[] = [];
let outlets: readonly string[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/**
 * Shows a message in the corner as a caption box and reads it out. It replaces a message with the same title.
 * A success also replaces all failures, because the visitor has corrected them by then.
 */
export function showToast(words: ToastWords): void {
  lastId += 1;
  const over = (shown: ShownToast) =>
    shown.title === words.title || (words.kind === 'success' && shown.kind === 'failure');
  toasts = [...toasts.filter((shown) => !over(shown)), { ...words, id: lastId }].slice(-MOST_AT_ONCE);
  tell();
}

/** Removes every message, when what they were about is over. */
export function clearToasts(): void {
  toasts = NOTHING;
  tell();
}

function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  tell();
}

/**
 * The place where messages appear. Every open dialog has its own, because nothing outside a modal dialog is
 * seen or read. Only the innermost one shows them.
 */
export function Toasts() {
  const outlet = useId();
  useEffect(() => {
    outlets = [...outlets, outlet];
    tell();
    return () => {
      outlets = outlets.filter((other) => other !== outlet);
      tell();
    };
  }, [outlet]);
  const shown = useSyncExternalStore(
    listen,
    () => (outlets.at(-1) === outlet ? toasts : NOTHING),
    () => NOTHING,
  );
  const calm = shown.filter((toast) => toast.kind !== 'failure');
  const failures = shown.filter((toast) => toast.kind === 'failure');
  return (
    <section className="toasts" aria-label="Messages">
      <output className="contents">
        {calm.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </output>
      <div role="alert" className="contents">
        {failures.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}

function Toast({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const letters = toast.title.length + (toast.description?.length ?? 0);
  const stay = Math.max(SHORTEST_MS, letters * MS_PER_LETTER);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), stay);
    return () => clearTimeout(timer);
  }, [held, stay, toast.id]);
  const dismiss = () => {
    dismissToast(toast.id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div
      className={`toast toast-${toast.kind ?? 'plain'}`}
      data-toast={toast.kind ?? 'plain'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        setHeld(true);
      }}
      onBlur={() => setHeld(false)}
    >
      <p className="font-display text-lg/tight font-bold">{toast.title}</p>
      {toast.description && <p className="mt-0.5 text-base/snug">{toast.description}</p>}
      <button
        type="button"
        aria-label="Dismiss message"
        onClick={dismiss}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          dismiss();
        }}
        className="absolute top-1 right-1 grid size-11 place-items-center"
      >
        <X aria-hidden="true" strokeWidth={3} className="size-5" />
      </button>
    </div>
  );
}

const NOTHING: readonly ShownToast[] = [];

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
