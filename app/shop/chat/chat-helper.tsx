import { Suspense, useRef, useState } from 'react';
import { MessageCircleQuestion, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { later } from '../../ui/parts/later.tsx';

const ChatPanel = later(() => import('./chat-panel.tsx'));

/** Screens whose fields or main action the bubble would cover on a phone. There it stands below the page. */
const BUSY = /^\/(create|create-book|cart|shopping-cart)(\/|$)/;
const BELOW_A_FORM = 'max-sm:static max-sm:bg-paper-deep max-sm:px-4 max-sm:pb-4';
/** Also below the page where an open book leaves no space beside it. */
const BELOW_A_BOOK =
  'max-xl:in-[body:has(.reader)]:static max-xl:in-[body:has(.reader)]:bg-paper-deep max-xl:in-[body:has(.reader)]:px-4 max-xl:in-[body:has(.reader)]:pb-4';

/** The floating helper of every page: a bubble, and the panel it opens, which is fetched when first wanted. */
export function ChatHelper() {
  const [open, setOpen] = useState(false);
  const bubble = useRef<HTMLButtonElement>(null);
  const busy = BUSY.test(useLocation().pathname);
  const parked = open ? '' : `${BELOW_A_BOOK} ${busy ? BELOW_A_FORM : ''}`;
  const close = () => {
    setOpen(false);
    bubble.current?.focus();
  };
  const Icon = open ? X : MessageCircleQuestion;
  return (
    <div
      className={`no-print pointer-events-none fixed top-20 right-4 bottom-4 z-40 flex flex-col items-end justify-end gap-3 noscript:hidden ${parked}`}
    >
      <Suspense>{open && <ChatPanel onClose={close} />}</Suspense>
      <button
        ref={bubble}
        type="button"
        className="pointer-events-auto grid size-13 flex-none place-items-center rounded-[55%_48%_52%_14%] border-[2.5px] border-black-ink bg-sun text-black-ink shadow-print transition-transform active:translate-0.5 sm:size-15"
        aria-label={open ? 'Close the chat' : 'Ask our helper'}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon aria-hidden="true" strokeWidth={2.5} className="size-7" />
      </button>
    </div>
  );
}
