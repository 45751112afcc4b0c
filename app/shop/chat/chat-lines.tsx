import { Link } from 'react-router';
import type { ChatMessage } from './conversation.ts';

const CLOCK = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** What was said, oldest first; new lines are read out, and the list stays at its end. */
export function ChatLines({ messages, thinking }: { messages: readonly ChatMessage[]; thinking: boolean }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by keyboard
    <div role="log" aria-live="polite" aria-label="Conversation" tabIndex={0} className="chat-scroll">
      <div className="chat-lines">
        {messages.map((message) => (
          <Line key={message.id} message={message} />
        ))}
        {thinking && <p className="chat-line chat-line-helper text-ink-soft">Thinking...</p>}
      </div>
    </div>
  );
}

function Line({ message }: { message: ChatMessage }) {
  return (
    <div className={`chat-line ${message.isUser ? 'chat-line-visitor' : 'chat-line-helper'}`}>
      <span className="sr-only">{message.isUser ? 'You: ' : 'Helper: '}</span>
      <p className="whitespace-pre-line">{message.text}</p>
      {message.links.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4">
          {message.links.map((link) => (
            <Link key={link.to} to={link.to} className="text-link inline-block py-1">
              {link.label}
            </Link>
          ))}
        </p>
      )}
      <time dateTime={message.timestamp.toISOString()} className="chat-time">
        {CLOCK.format(message.timestamp)}
      </time>
    </div>
  );
}
