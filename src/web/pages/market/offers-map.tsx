import { Link } from "react-router";
import type { offersWords } from "#content/pages/market/offers.ts";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Markup } from "#web/drawn.ts";
import type { MapView } from "#web/pages/market/map-view.ts";
import { OfferMap } from "#web/pages/market/offer/offer-map.tsx";
import { LIST_ID } from "#web/pages/market/offer-card.tsx";
import { ServerDrawn, useFollowedLinks } from "#web/sections/server-drawn.tsx";

export type DrawnMap = {
  readonly view: MapView;
  readonly towns: readonly { name: string; offers: string; surplus: string; path: string }[];
};

type OffersMapProps = {
  /** Null in a document that the server drew. */
  picture: MapView | Markup | null;
  table: DrawnMap["towns"] | Markup | null;
  /** Back to every municipality; null when none was chosen. */
  everywhere: string | null;
  words: ReturnType<typeof offersWords>["map"];
};

/** The picture, how to read it, and the same as a table. */
export function OffersMap({ picture, table, everywhere, words }: OffersMapProps) {
  const around = useFollowedLinks<HTMLDivElement>(true);
  return (
    <Card as="section" aria-label={words.label} className="mt-6" tone="sunken">
      <div ref={around}>
        <ServerDrawn of={picture}>{(view) => <OfferMap view={view} words={words} listId={LIST_ID} />}</ServerDrawn>
        <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2">
          <p className="flex items-center gap-2 text-small">
            <SizeKey />
            {words.small} – {words.large}
          </p>
          <p className="max-w-text text-muted text-small">{words.note}</p>
          {everywhere ? (
            <TextLink asChild className="inline-flex min-h-11 items-center">
              <Link to={everywhere} preventScrollReset>
                {words.all}
              </Link>
            </TextLink>
          ) : null}
        </div>
        <ServerDrawn of={table}>
          {(towns) => (towns.length > 0 ? <Towns towns={towns} words={words} /> : null)}
        </ServerDrawn>
      </div>
    </Card>
  );
}

export const Towns = ({ towns, words }: Pick<DrawnMap, "towns"> & Pick<OffersMapProps, "words">) => (
  <details className="group mt-3">
    <summary className="inline-flex min-h-11 items-center gap-2 rounded-tile font-medium text-primary">
      <Icon name="chevron-right" className="size-5 group-open:rotate-90" />
      {words.table}
    </summary>
    <DataTable
      caption={words.table}
      captionHidden
      rowHeader
      className="towns"
      columns={[
        { header: words.columns.town },
        { header: words.columns.offers, align: "end" },
        { header: words.columns.surplus, align: "end" },
      ]}
      rows={towns.map(({ name, offers, surplus, path }) => [
        <a key={path} href={path}>
          {name}
        </a>,
        offers,
        surplus,
      ])}
    />
  </details>
);

const SizeKey = () => (
  <svg viewBox="0 0 34 10" className="h-5" aria-hidden="true">
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
