import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listListings } from "#application/back-office/list-listings.ts";
import { formatDay } from "#content/format/format-day.ts";
import { regionNames } from "#content/market/listing-words.ts";
import { listingStateNames } from "#content/market/market-refusals.ts";
import { listWords } from "#content/pages/back-office/lists.ts";
import { listingsWords, moderationNames, sideNames } from "#content/pages/back-office/market.ts";
import { listingStates, moderations } from "#domain/market/listing-state.ts";
import { DataTable } from "#ui/data-table.tsx";
import { loadStored } from "#web/load-stored.ts";
import { DeskPage } from "#web/pages/back-office/desk-page.tsx";
import { CellLink, type Filter, Filters, PageLinks } from "#web/pages/back-office/list-parts.tsx";
import { operatorIn } from "#web/pages/back-office/operator-page.ts";
import { choiceAsked, pageAsked, pageLinks } from "#web/pages/back-office/page-field.ts";

const sides = ["offer", "request"] as const;
const regions = ["flanders", "brussels"] as const;
const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const filters: readonly Filter[] = [
  { name: "soort", label: listingsWords.filters.side, options: optionsOf(sideNames) },
  { name: "toestand", label: listingsWords.filters.state, options: optionsOf(listingStateNames) },
  { name: "zichtbaarheid", label: listingsWords.filters.moderation, options: optionsOf(moderationNames) },
  { name: "gewest", label: listingsWords.filters.region, options: optionsOf(regionNames) },
];

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  loadStored(async () => {
    const { ports } = operatorIn(context, url);
    const { rows, hasMore } = await listListings(ports, filterAsked(url), pageAsked(url));
    return {
      head: listingsWords.head,
      chosen: Object.fromEntries(filters.map(({ name }) => [name, url.searchParams.get(name) ?? ""])),
      links: pageLinks(url, hasMore),
      listings: rows.map(listingRow),
    };
  });

const filterAsked = (url: URL) => ({
  side: choiceAsked(url, "soort", sides),
  state: choiceAsked(url, "toestand", listingStates),
  moderation: choiceAsked(url, "zichtbaarheid", moderations),
  region: choiceAsked(url, "gewest", regions),
});

const listingRow = ({ side, listing }: Awaited<ReturnType<typeof listListings>>["rows"][number]) => ({
  id: listing.id,
  title: listing.isDemo ? `${listing.title} (${listingsWords.demo})` : listing.title,
  cells: [
    sideNames[side],
    listingStateNames[listing.state],
    moderationNames[listing.moderation],
    listing.place.municipality,
    formatDay(listing.updatedAt.toISOString().slice(0, 10)),
  ],
});

export default function Listings() {
  const { chosen, listings, links } = useLoaderData<typeof loader>();
  const { title, columns } = listingsWords;
  return (
    <DeskPage title={title}>
      <Filters filters={filters} chosen={chosen} />
      {listings.length === 0 ? (
        <p className="text-base text-muted">{listWords.nothing}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          columns={columns.map((header) => ({ header }))}
          rows={listings.map(({ id, title: name, cells }) => [
            <CellLink key={id} to={`/beheer/marktplaats/${id}`}>
              {name}
            </CellLink>,
            ...cells,
          ])}
          rowHeader
        />
      )}
      <PageLinks links={links} />
    </DeskPage>
  );
}
