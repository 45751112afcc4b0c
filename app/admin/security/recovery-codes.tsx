import { useEffect, useRef } from 'react';
import { Download, Printer } from 'lucide-react';
import { Button } from '../../ui/parts/button.tsx';

/** Ten codes, shown this once: to print, to keep as a file, or to copy by hand. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `Nanhe Veer, staff room: recovery codes. Each works once, in place of the app's code.\r\n\r\n${codes.join('\r\n')}\r\n`;
  return (
    <div className="mt-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Your recovery codes
      </h3>
      <p className="mb-4 max-w-[35.5em]">
        Each opens the room once when the phone is not at hand. They are shown this one time: keep them where
        the phone is not.
      </p>
      <ul className="panel-quiet grid gap-x-8 gap-y-2 p-5 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-display text-lg font-bold tracking-wider tabular">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <a
          className="button button-plain"
          download="nanhe-veer-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        >
          <Download aria-hidden="true" className="size-5" />
          Keep as a file
        </a>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          Print
        </Button>
        <Button kind="main" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
