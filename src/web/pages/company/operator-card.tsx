import { TextLink } from "#ui/text-link.tsx";

type Detail = { name: string; value: string; href: string | null };

export function OperatorCard({ details, unknown }: { details: readonly Detail[]; unknown: string }) {
  if (details.length === 0) return <p className="text-muted">{unknown}</p>;
  return (
    <dl className="grid gap-x-8 gap-y-4 text-base sm:grid-cols-2">
      {details.map(({ name, value, href }) => (
        <div key={name} className="min-w-0">
          <dt className="text-muted text-small">{name}</dt>
          <dd className="font-medium">{href ? <TextLink href={href}>{value}</TextLink> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
