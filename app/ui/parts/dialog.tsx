import { type ReactNode, useEffect, useId, useRef } from 'react';
import { X } from 'lucide-react';
import { Toasts } from './toast.tsx';

interface DialogProps {
  open: boolean;
  /** Called by the close button, by Escape and, with `dismissOutside`, by a press beside the paper. */
  onClose: () => void;
  title: string;
  dismissOutside?: boolean;
  children: ReactNode;
}

/** A modal panel in the middle of the screen. Focus moves in, stays inside and returns to where it was. */
export function Dialog({ open, onClose, title, dismissOutside = false, children }: DialogProps) {
  const titleId = useId();
  return (
    <Stage
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      dismissOutside={dismissOutside}
      className="stage stage-centre"
    >
      <div className="panel relative w-full max-w-lg bg-paper p-6">
        <h2 id={titleId} className="pr-12 text-2xl">
          {title}
        </h2>
        <div className="mt-3">{children}</div>
        <CloseButton onClose={onClose} />
      </div>
    </Stage>
  );
}

/** A modal sheet of paper that slides in from one side. A press beside it closes it. */
export function SideSheet({
  open,
  onClose,
  title,
  side,
  children,
}: Omit<DialogProps, 'dismissOutside'> & { side: 'left' | 'right' }) {
  const titleId = useId();
  return (
    <Stage open={open} onClose={onClose} labelledBy={titleId} dismissOutside className="stage">
      <div className={`sheet sheet-${side} relative p-6`}>
        <h2 id={titleId} className="sr-only">
          {title}
        </h2>
        {children}
        <CloseButton onClose={onClose} />
      </div>
    </Stage>
  );
}

function Stage({
  open,
  onClose,
  labelledBy,
  dismissOutside,
  className,
  children,
}: {
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  dismissOutside: boolean;
  className: string;
  children: ReactNode;
}) {
  const stage = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = stage.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return (
    <dialog
      ref={stage}
      className={className}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (dismissOutside && event.target === event.currentTarget) onClose();
      }}
    >
      {open && children}
      {open && <Toasts />}
    </dialog>
  );
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className="absolute top-4 right-4 grid size-11 place-items-center rounded-full hover:bg-paper-deep"
    >
      <X aria-hidden="true" strokeWidth={3} className="size-6" />
    </button>
  );
}
