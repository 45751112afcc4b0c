import { Check } from 'lucide-react';
import type { OrderDetailView } from './order-view.ts';
import { Badge } from './status-badge.tsx';

/** The steps of an order from top to bottom. */
export function OrderTimeline({ steps }: { steps: OrderDetailView['steps'] }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={step.current ? 'step' : undefined}
          className="relative flex gap-4 pb-7 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-9 bottom-0 left-[1.05rem] w-1 ${steps[index + 1]?.done ? 'bg-leaf' : 'bg-line-soft'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`grid size-9 flex-none place-items-center rounded-full border-[2.5px] border-line ${step.done ? 'bg-leaf text-card print:[print-color-adjust:exact]' : 'bg-card'}`}
          >
            {step.done && <Check strokeWidth={4} className="size-5" />}
          </span>
          <div className="pt-0.5 leading-snug">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-lg/snug font-bold">
              {step.label}
              {step.done && <span className="sr-only">(done)</span>}
              {step.current && <Badge colour="yellow">Current</Badge>}
            </p>
            {step.date && <p className="text-ink-soft">{step.date}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
