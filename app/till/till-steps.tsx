import { StepMark } from '../ui/step-mark.tsx';

const STEPS = ['Cart', 'Checkout', 'Payment'] as const;

/** At which step of buying the cart its customer is. */
export function TillSteps({ current }: { current: (typeof STEPS)[number] }) {
  const at = STEPS.indexOf(current) + 1;
  return (
    <nav aria-label="Steps of your order" className="mb-6">
      <ol className="flex max-w-md gap-6">
        {STEPS.map((name, index) => (
          <li key={name} {...(name === current ? { 'aria-current': 'step' } : {})}>
            <StepMark number={index + 1} name={name} current={at} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
