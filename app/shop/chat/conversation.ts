import { sayIfOffline } from '../../ui/parts/connection.ts';
import { showToast } from '../../ui/parts/toast.tsx';
import { MOST_LINES } from './chat-limits.ts';
import type { ChatLink } from './topic.ts';

/** One line of the conversation. */
export interface ChatMessage {
  id: number;
  text: string;
  isUser: boolean;
  timestamp: Date;
  links: ChatLink[];
  /** An apology: it is not sent along with the next question. */
  trouble: boolean;
}

interface Conversation {
  messages: readonly ChatMessage[];
  thinking: boolean;
}

const GREETING =
  "Namaste! 👋 I'm the shop's automatic helper. Ask me anything about our comic books: prices, photos, stories or delivery!";
/** The shop gives the model ten seconds. A slow connection gets another ten. */
const LIMIT_MS = 20_000;

let conversation: Conversation = { messages: [], thinking: false };
let lastId = 0;
const listeners = new Set<() => void>();

export function readConversation(): Conversation {
  return conversation;
}

/** Subscribes to the conversation, which lasts until the page is left. The helper speaks first. */
export function followConversation(listener: () => void): () => void {
  if (conversation.messages.length === 0) say({ text: GREETING, isUser: false });
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Puts a question to the helper.
 * @param onLost gets the question back when there is no answer at all, so that nobody types it twice.
 * @returns whether it was taken; a blank one, or one too soon, is not.
 */
export function ask(typed: string, onLost: (question: string) => void): boolean {
  const text = typed.trim();
  if (text === '') {
    showToast({
      kind: 'failure',
      title: 'Please enter a message',
      description: 'Type your question before sending.',
    });
    return false;
  }
  if (conversation.thinking) return false;
  say({ text, isUser: true });
  void waitForAnswer(() => onLost(text));
  return true;
}

async function waitForAnswer(onLost: () => void): Promise<void> {
  publish({ ...conversation, thinking: true });
  const answer = await fetchAnswer();
  publish({ ...conversation, thinking: false });
  if (answer) say({ ...answer, isUser: false });
  else {
    onLost();
    showToast({
      kind: 'failure',
      title: 'Error',
      description: 'Failed to get response. Please try again.',
    });
  }
}

async function fetchAnswer(): Promise<{ text: string; links?: ChatLink[]; trouble: boolean } | null> {
  const lines = conversation.messages.filter((message) => !message.trouble);
  try {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
      body: JSON.stringify({ messages: lines.map(({ text, isUser }) => ({ text, isUser })) }),
    });
    if (response.status === 429) {
      const { message } = (await response.json()) as { message: string };
      return { text: message, links: [{ to: '/contact', label: 'Write to us' }], trouble: true };
    }
    return response.ok
      ? ((await response.json()) as { text: string; links: ChatLink[]; trouble: boolean })
      : null;
  } catch {
    void sayIfOffline();
    return null;
  }
}

function say(line: { text: string; isUser: boolean; links?: ChatLink[]; trouble?: boolean }): void {
  lastId += 1;
  const message = { links: [], trouble: false, ...line, id: lastId, timestamp: new Date() };
  publish({ ...conversation, messages: [...conversation.messages, message].slice(-MOST_LINES) });
}

function publish(next: Conversation): void {
  conversation = next;
  for (const listener of listeners) listener();
}
