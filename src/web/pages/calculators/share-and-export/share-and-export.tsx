import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { CsvFlows, CsvPeriod, csvPeriods } from "#content/calculations/flows-csv.ts";
import { shareAndExportWords } from "#content/calculations/share-and-export-words.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { IconName } from "#ui/pictures/icon-names.ts";
import { TextLink } from "#ui/text-link.tsx";
import { calculationPath, calculationQuery } from "#web/calculations/page-address.ts";
import { FoldedSection } from "#web/pages/calculators/result/result-parts.tsx";
import { useShell } from "#web/shell/shell.ts";

/** A year that was measured by a file of the visitor's own, from which no server can make the numbers. */
export type OwnYear = { year: number; flowsPer: (period: CsvPeriod) => CsvFlows | Promise<CsvFlows> };

type ShareAndExportProps = {
  /** The canonical query of the situation, without "?". */
  query: string;
  /** The same for what is seen at this moment: a price that was just set is in it first. */
  shown: RefObject<string>;
  side: "buyer" | "seller";
  variant?: string | null;
  own?: OwnYear | null;
};

const { share, report, numbers, mail, save, compare } = shareAndExportWords;
type PeriodWord = keyof typeof csvPeriods;
const periods = Object.keys(numbers.links) as PeriodWord[];

/** Everything one can do with an answer besides reading it. Plain links and forms, so that scripts are only a comfort. */
export function ShareAndExport({ query, shown, side, variant = null, own = null }: ShareAndExportProps) {
  const { site, isEmbedded } = useShell();
  const address = { side, variant, params: new URLSearchParams(query) };
  const link = calculationPath(address);
  const beside = calculationQuery(address).toString();
  // A page of ours opens in no frame of another's, the calculators excepted.
  const target = isEmbedded ? { target: "_blank", rel: "noopener" } : {};
  return (
    <FoldedSection
      id="meenemen"
      title={shareAndExportWords.title}
      lead={own ? shareAndExportWords.leadWithFile : shareAndExportWords.lead}
      isPrinted={false}
    >
      {own ? (
        <Alert tone="info" className="mb-6 max-w-text">
          <p>{shareAndExportWords.own}</p>
        </Alert>
      ) : null}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Way icon="external-link" title={share.title} text={own ? share.withoutFile : share.text}>
          <ShareLink
            url={site.publicUrl + link}
            urlNow={() => site.publicUrl + calculationPath({ ...address, params: new URLSearchParams(shown.current) })}
          />
        </Way>
        <Way icon="file-text" title={report.title} text={report.text}>
          <Ways>
            <TextLink href={`/calculator/rapport.pdf?${beside}`} {...download} {...target} className={way}>
              {report.link}
            </TextLink>
            <button type="button" onClick={() => window.print()} className={`needs-js ${quiet}`}>
              {report.print}
            </button>
          </Ways>
        </Way>
        <Way icon="download" title={numbers.title} text={numbers.text}>
          <Ways>
            {periods.map((period) =>
              own ? (
                <button key={period} type="button" className={quiet} onClick={() => void saveOwn(own, period)}>
                  {numbers.links[period]}
                </button>
              ) : (
                <TextLink
                  key={period}
                  href={`/calculator/cijfers.csv?${beside}&per=${period}`}
                  {...download}
                  {...target}
                  className={way}
                >
                  {numbers.links[period]}
                  <span className="sr-only"> {numbers.file}</span>
                </TextLink>
              ),
            )}
          </Ways>
        </Way>
        <Way icon="mail" title={mail.title} text={mail.text}>
          <form method="post" action="/calculator/mail" className="grid gap-3" {...target}>
            <input type="hidden" name="link" value={link} />
            <TextField
              id="meenemen-email"
              name="email"
              label={mail.label}
              type="email"
              required
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
            />
            <Button size="small" variant="secondary" className="justify-self-start">
              {mail.submit}
            </Button>
          </form>
        </Way>
        <Way icon="user" title={save.title} text={save.text}>
          <Ways>
            <TextLink href={`/account/berekeningen/bewaren?${beside}`} data-prefetch="off" {...target} className={way}>
              {save.link}
            </TextLink>
            <TextLink href={`/account/aansluitingen/bewaren?${beside}`} data-prefetch="off" {...target} className={way}>
              {save.connection}
            </TextLink>
          </Ways>
        </Way>
        <Way icon="arrow-left-right" title={compare.title} text={compare.text}>
          <TextLink
            href={`/calculator/vergelijk?${new URLSearchParams({ a: link })}`}
            data-prefetch="off"
            {...target}
            className={way}
          >
            {compare.link}
          </TextLink>
        </Way>
      </ul>
    </FoldedSection>
  );
}

const way = "inline-flex min-h-11 items-center text-base";
const quiet =
  "inline-flex min-h-11 items-center rounded-tile font-medium text-base text-primary underline decoration-[1.5px] underline-offset-[0.22em] hover:text-primary-hover";
/** Files are made when they are asked for, not when a pointer comes near. */
const download = { download: true, "data-prefetch": "off" } as const;

type WayProps = { icon: IconName; title: string; text: string; children: ReactNode };

const Way = ({ icon, title, text, children }: WayProps) => (
  <li className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-5">
    <h3 className="flex items-center gap-2.5 font-display text-h4">
      <Icon name={icon} className="size-5 text-primary" />
      {title}
    </h3>
    <p className="mt-1.5 mb-3 text-base text-muted">{text}</p>
    {children}
  </li>
);

const Ways = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-x-5">{children}</div>;

function ShareLink({ url, urlNow }: { url: string; urlNow: () => string }) {
  const field = useRef<HTMLInputElement>(null);
  // Of which link: another answer has another link, which nobody copied yet.
  const [notice, setNotice] = useState<{ url: string; sentence: string } | null>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(urlNow());
      setNotice({ url, sentence: share.copied });
    } catch {
      // A frame, or a page without https, may not write there.
      setNotice({ url, sentence: share.marked });
    }
  };
  return (
    <div className="grid gap-1">
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={share.title}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-11 w-full min-w-0 truncate rounded-control border-[1.5px] border-control bg-sunken px-3 text-ink text-small"
      />
      <button type="button" onClick={() => void copy()} className={`needs-js justify-self-start ${quiet}`}>
        {share.copy}
      </button>
      <p role="status" className="text-muted text-small">
        {notice?.url === url ? notice.sentence : null}
      </p>
    </div>
  );
}

async function saveOwn({ year, flowsPer }: OwnYear, word: PeriodWord): Promise<void> {
  const { csvPeriods, flowsCsv } = await import("#content/calculations/flows-csv.ts");
  const period = csvPeriods[word];
  const text = flowsCsv(period, year, await flowsPer(period));
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = `cijfers-${year}-per-${word}.csv`;
  anchor.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
