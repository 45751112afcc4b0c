import { type SubmitEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { SendHorizontal } from 'lucide-react';
import { LONGEST_QUESTION } from './chat-limits.ts';
import { ChatLines } from './chat-lines.tsx';
import './chat.css';
import { ask, followConversation, readConversation } from './conversation.ts';

const FIRST_QUESTIONS = ['How much does a book cost?', 'Which photo do I need?', 'When will it arrive?'];

/** The conversation with the helper. It leaves the page beside it in use; Escape closes it. */
export default function ChatPanel({ onClose }: { onClose: () => void }) {
  const { messages, thinking } = useSyncExternalStore(followConversation, readConversation, readConversation);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const giveBack = (question: string) => {
    if (input.current && input.current.value === '') input.current.value = question;
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (input.current && ask(input.current.value, giveBack)) input.current.value = '';
    input.current?.focus();
  };
  return (
    <dialog
      open
      aria-label="Chat with our helper"
      className="chat-panel panel"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="border-b-[2.5px] border-black-ink bg-sun px-4 py-2.5 text-black-ink">
        <h2 className="text-xl">Ask Nanhe Veer</h2>
        <p className="text-base/tight">Automatic answers, day and night</p>
      </div>
      <ChatLines messages={messages} thinking={thinking} />
      {messages.length === 1 && (
        <ul className="flex flex-wrap gap-2 px-4 pb-3" aria-label="Suggested questions">
          {FIRST_QUESTIONS.map((question) => (
            <li key={question}>
              <button type="button" className="chat-chip" onClick={() => ask(question, giveBack)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={send} noValidate className="flex gap-2 border-t-2 border-line-soft p-3">
        <input
          ref={input}
          className="field-input min-w-0 flex-1"
          aria-label="Your question"
          placeholder="Ask about our comic books..."
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button
          type="submit"
          className="button button-main flex-none px-4"
          aria-label="Send"
          aria-disabled={thinking}
        >
          <SendHorizontal aria-hidden="true" strokeWidth={2.5} className="size-5" />
        </button>
      </form>
    </dialog>
  );
}
