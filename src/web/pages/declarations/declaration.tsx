import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { declarationRows, proofWords, sayRevocation } from "#content/contracts/declaration-words.ts";
import { declarationWords } from "#content/pages/declarations/declaration.ts";
import { Alert } from "#ui/alert.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { PageHero, Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { loadStored } from "#web/load-stored.ts";
import { findDeclaration } from "#web/pages/declarations/find-declaration.ts";
import { CheckPanel } from "#web/sections/contracts/check-panel.tsx";

export const loader = (asked: LoaderFunctionArgs) =>
  loadStored(async () => {
    const found = await findDeclaration(asked);
    const { site, declaration, checks, verdict } = found;
    const words = declarationWords(site, declaration.code);
    return {
      ...words,
      verdict,
      hero: words.verdict[verdict],
      revocation: declaration.revocation && sayRevocation(declaration.revocation),
      rows: declarationRows(declaration),
      checks,
      ...proofFiles(found),
      neighbours: neighbours(found, words),
      fingerprints: fingerprints(declaration, words.hashes),
    };
  });

type Found = Awaited<ReturnType<typeof findDeclaration>>;
type Words = ReturnType<typeof declarationWords>;

/** What somebody needs to check it without us. */
function proofFiles({ declaration: { code, keyId }, key }: Found) {
  const { offline } = proofWords;
  const place = `/declarations/${code}`;
  const publicKey = key && {
    label: offline.key,
    path: `/declarations/sleutels/${key.keyId}.pem`,
    name: `${key.keyId}.pem`,
  };
  return {
    place,
    files: [
      { label: offline.textFile, path: `${place}/verklaring.txt`, name: `${code}.txt` },
      { label: offline.signature, path: `${place}/handtekening.sig`, name: `${code}.sig` },
      ...(publicKey ? [publicKey] : []),
      { label: offline.file, path: `${place}/verklaring.json`, name: `${code}.json` },
    ],
    command: offline.command.replaceAll("{code}", code).replace("{key}", keyId),
  };
}

const neighbours = ({ previous, next }: Found, words: Words) => [
  ...(previous ? [{ label: words.previous, code: previous.code }] : []),
  ...(next ? [{ label: words.next, code: next.code }] : []),
];

const fingerprints = (declaration: Found["declaration"], names: Words["hashes"]) => [
  { name: names.own, value: declaration.hash },
  { name: names.previous, value: declaration.previousHash },
  { name: names.statement, value: declaration.statementHash },
  { name: names.signature, value: declaration.signature },
  { name: names.key, value: declaration.keyId },
];

const looks = {
  valid: { tone: "ok", icon: "circle-check" },
  revoked: { tone: "warn", icon: "triangle-alert" },
  broken: { tone: "danger", icon: "circle-alert" },
} as const;

export default function DeclarationPage() {
  const words = useLoaderData<typeof loader>();
  const { hero, verdict, revocation, rows, says, checks, place, hashes, fingerprints, notGuarantee, neighbours } =
    words;
  const { files, command } = words;
  const { offline } = proofWords;
  return (
    <>
      <PageHero
        eyebrow={
          <Badge tone={looks[verdict].tone} icon={looks[verdict].icon}>
            {hero.eyebrow}
          </Badge>
        }
        title={hero.title}
        lead={hero.lead}
      >
        {revocation ? (
          <Alert tone="warn" className="max-w-text">
            <p>{revocation}</p>
          </Alert>
        ) : null}
      </PageHero>

      <Section tone="sunken" title={says}>
        <Card padding="none" className="overflow-hidden">
          <dl className="divide-y divide-line px-5 sm:px-8">
            {rows.map(({ term, value, note }) => (
              <div key={term} className="grid gap-x-8 gap-y-0.5 py-4 md:grid-cols-[11rem_1fr_1.2fr]">
                <dt className="font-semibold">{term}</dt>
                <dd className="break-words font-medium text-primary tabular-nums">{value}</dd>
                <dd className="text-base text-muted">{note}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <nav aria-label={words.back} className="mt-4 flex flex-wrap gap-x-6">
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to="/declarations">{words.back}</Link>
          </TextLink>
          {neighbours.map(({ label, code }) => (
            <TextLink key={code} asChild className="inline-flex min-h-11 items-center">
              <Link to={`/declarations/${code}`}>
                {label}: {code}
              </Link>
            </TextLink>
          ))}
        </nav>
      </Section>

      <Section title={proofWords.title} lead={proofWords.lead}>
        <CheckPanel file={`${place}/verklaring.json`} checks={checks} />
        <h3 className="mt-10 font-display text-h3">{offline.title}</h3>
        <p className="mt-2 max-w-text">{offline.text}</p>
        <pre className="mt-4 max-w-full overflow-x-auto whitespace-pre-wrap break-all rounded-control bg-sunken p-4 text-small">
          <code>{command}</code>
        </pre>
        <div className="mt-3 flex flex-wrap gap-x-6">
          {files.map(({ label, path, name }) => (
            <TextLink
              key={path}
              href={path}
              download={name}
              data-prefetch="off"
              className="inline-flex min-h-11 items-center gap-2"
            >
              <Icon name="download" className="size-5" />
              {label}
            </TextLink>
          ))}
        </div>
      </Section>

      <Section tone="primary" title={notGuarantee.title}>
        <p className="max-w-text">{notGuarantee.text}</p>
        <TextLink asChild className="mt-3 inline-flex min-h-11 items-center">
          <Link to="/declarations#bewijs">{notGuarantee.link}</Link>
        </TextLink>
      </Section>

      <Section title={hashes.title}>
        <dl className="grid gap-3 text-base">
          {fingerprints.map(({ name, value }) => (
            <div key={name}>
              <dt className="text-muted text-small">{name}</dt>
              <dd className="break-all font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
