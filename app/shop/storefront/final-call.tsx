import { ButtonLink } from '../../ui/parts/button.tsx';

/** The last panel of a page: one sentence and the way to the wizard. */
export function FinalCall({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="page mt-20">
      <div className="panel panel-sun final-call relative overflow-hidden px-6 py-12 text-center md:py-16">
        <h2 className="mx-auto max-w-[12em] text-3xl md:text-5xl">{title}</h2>
        <p className="mx-auto mt-3 max-w-[27.5em] text-lg">{children}</p>
        <ButtonLink to="/create" kind="plain" large className="mt-7 bg-black-ink! text-white!">
          Create Your Book
        </ButtonLink>
      </div>
    </section>
  );
}
