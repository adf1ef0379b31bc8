type WhyListProps = { title: string; items: readonly { readonly question: string; readonly answer: string }[] };

/** Why a step asks what it asks. */
export function WhyList({ title, items }: WhyListProps) {
  return (
    <section aria-labelledby="waarom">
      <h2 id="waarom" className="font-display text-h3">
        {title}
      </h2>
      <dl className="mt-5 grid gap-6">
        {items.map(({ question, answer }) => (
          <div key={question} className="border-line border-l-2 pl-5">
            <dt className="font-semibold text-body">{question}</dt>
            <dd className="mt-1 text-base text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
