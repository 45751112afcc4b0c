const STEPS = ['Cart', 'Checkout', 'Payment'] as const;

/** Shows the current step of the checkout. */
export function CheckoutSteps({ current }: { current: (typeof STEPS)[number] }) {
  return (
    <nav aria-label="Steps of your order" className="mb-6">
      <ol className="flex flex-wrap gap-x-5 gap-y-2 font-display font-bold text-ink-soft">
        {STEPS.map((name, index) => (
          <li
            key={name}
            className="border-b-[3px] border-transparent aria-[current=step]:border-saffron aria-[current=step]:text-ink"
            {...(name === current ? { 'aria-current': 'step' } : {})}
          >
            {`${index + 1}. ${name}`}
          </li>
        ))}
      </ol>
    </nav>
  );
}
