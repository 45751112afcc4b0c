import { useId, useState } from 'react';
import { Button } from '../../ui/parts/button.tsx';

/** A link that is shown once, and the chat message with it. */
export function CopyLink({ link, message }: { link: string; message: string }) {
  const [copied, setCopied] = useState(false);
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(message);
    setCopied(true);
  };
  return (
    <div className="grid gap-2 rounded-(--radius-button) border-2 border-line bg-sun-wash p-3">
      <label htmlFor={id} className="font-display font-bold">
        Message with the link, shown only now
      </label>
      <textarea
        id={id}
        readOnly
        rows={4}
        value={message}
        className="field-input"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy().catch(() => setCopied(false))}>Copy the message</Button>
        <a
          className="button button-plain"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open WhatsApp
        </a>
        <output className="self-center">{copied && 'Copied.'}</output>
      </div>
      <p className="text-base text-ink-soft wrap-anywhere">{link}</p>
    </div>
  );
}
