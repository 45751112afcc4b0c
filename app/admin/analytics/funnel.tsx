/** The names of the steps in the wizard. */
const STEP_NAMES = ['Choose Book', 'Format', 'Personalize', 'Preview', 'Details', 'Payment'] as const;

/** How many went on from step to step. A step is counted when it is opened, without knowing by whom. */
export function Funnel({ steps }: { steps: readonly number[] }) {
  const most = Math.max(1, ...steps);
  return (
    <section aria-labelledby="numbers-funnel">
      <h2 id="numbers-funnel" className="mb-2 text-2xl">
        Steps of the wizard
      </h2>
      <table className="facts-table numbers-table tabular">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Opened</th>
            <th scope="col">Of the step before</th>
          </tr>
        </thead>
        <tbody>
          {STEP_NAMES.map((name, index) => {
            const count = steps[index] ?? 0;
            const before = steps[index - 1] ?? 0;
            return (
              <tr key={name}>
                <th scope="row">
                  {index + 1}. {name}
                  <svg
                    viewBox="0 0 100 6"
                    preserveAspectRatio="none"
                    className="numbers-part"
                    aria-hidden="true"
                  >
                    <rect className="numbers-bar" width={(count / most) * 100} height="6" />
                  </svg>
                </th>
                <td>{count}</td>
                <td>{index > 0 && before > 0 ? `${Math.round((count / before) * 100)}%` : '–'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-ink-soft">
        Counted without cookies, names or anything of a child. Who asks not to be tracked is not counted.
      </p>
    </section>
  );
}
