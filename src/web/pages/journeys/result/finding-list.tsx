import { Icon } from "#ui/pictures/icon.tsx";

type FindingListProps = {
  title: string;
  findings: readonly { readonly title: string; readonly text: string; readonly weight: string }[];
};

/** What somebody who goes on should still look up or arrange. */
export function FindingList({ title, findings }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby="te-regelen" className="rounded-card border border-line p-5 sm:p-7">
      <h2 id="te-regelen" className="font-display text-h4">
        {title}
      </h2>
      <ul className="mt-4 grid gap-4">
        {findings.map((finding) => (
          <li key={finding.title} className="grid grid-cols-[auto_1fr] gap-x-3">
            <Icon
              name={finding.weight === "note" ? "info" : "clock"}
              className={`mt-1 size-5 ${finding.weight === "note" ? "text-primary" : "text-warn"}`}
            />
            <div>
              <h3 className="font-semibold text-base">{finding.title}</h3>
              <p className="text-base text-muted">{finding.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
