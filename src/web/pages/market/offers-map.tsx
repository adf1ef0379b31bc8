import { Link } from "react-router";
import type { offersWords } from "#content/pages/market/offers.ts";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { MapView } from "#web/pages/market/map-view.ts";
import { OfferMap } from "#web/pages/market/offer-map.tsx";

type OffersMapProps = {
  map: {
    view: MapView;
    towns: readonly { nis: string; name: string; offers: string; surplus: string; path: string }[];
    /** Back to every municipality; null when none was chosen. */
    everywhere: string | null;
  };
  words: ReturnType<typeof offersWords>["map"];
  listId: string;
};

/** The picture, how to read it, and the same as a table. */
export function OffersMap({ map, words, listId }: OffersMapProps) {
  const paths = new Map(map.towns.map(({ nis, path }) => [nis, path]));
  return (
    <Card as="section" aria-label={words.label} className="mt-6" tone="sunken">
      <OfferMap view={map.view} words={words} pathOf={(nis) => paths.get(nis) ?? "/aanbod"} listId={listId} />
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2">
        <p className="flex items-center gap-2 text-small">
          <SizeKey />
          {words.small} – {words.large}
        </p>
        <p className="max-w-text text-muted text-small">{words.note}</p>
        {map.everywhere ? (
          <TextLink asChild className="inline-flex min-h-11 items-center">
            <Link to={map.everywhere} preventScrollReset>
              {words.all}
            </Link>
          </TextLink>
        ) : null}
      </div>
      {map.towns.length > 0 ? (
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-tile font-medium text-primary">
            <Icon name="chevron-right" className="size-5 group-open:rotate-90" />
            {words.table}
          </summary>
          <DataTable
            caption={words.table}
            captionHidden
            rowHeader
            columns={[
              { header: words.columns.town },
              { header: words.columns.offers, align: "end" },
              { header: words.columns.surplus, align: "end" },
            ]}
            rows={map.towns.map(({ nis, name, offers, surplus, path }) => [
              <TextLink key={nis} asChild className="inline-flex min-h-11 items-center">
                <Link to={path} preventScrollReset>
                  {name}
                </Link>
              </TextLink>,
              offers,
              surplus,
            ])}
          />
        </details>
      ) : null}
    </Card>
  );
}

const SizeKey = () => (
  <svg viewBox="0 0 34 10" className="h-5" aria-hidden="true" focusable="false">
    {[4, 6, 9].map((side, place) => (
      <g key={side}>
        <rect x={place * 12 + 0.5} y="0.5" width="9" height="9" rx="2" className="fill-tile" />
        <rect
          x={place * 12 + 5 - side / 2}
          y={5 - side / 2}
          width={side}
          height={side}
          rx="1.6"
          strokeWidth="0.5"
          className="fill-secondary-fill stroke-secondary-edge"
        />
      </g>
    ))}
  </svg>
);
