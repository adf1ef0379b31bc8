import type { DescribedConnection } from "#application/account-details/describe-connections.ts";
import { ownDegrees } from "#content/contracts/claim-words.ts";
import { connectionsWords, sayInstallation, sayUse } from "#content/pages/accounts/connections/connections.ts";
import type { Site } from "#content/site.ts";
import { rolesOf, type SavedConnection } from "#domain/connections/saved-connection.ts";
import { type Ean, maskEan } from "#domain/identifiers/ean.ts";
import type { Postcode } from "#domain/identifiers/postcode.ts";
import { locatePostcode } from "#domain/regions/locate-postcode.ts";
import type { PlaceRegister } from "#domain/regions/place.ts";
import { connectionCalculator, type LocatedLink, usesConnection } from "#web/calculations/connection-situation.ts";

const place = "/account/aansluitingen";
const { list, roles, uses } = connectionsWords;

export const connectionName = ({ name, town }: Pick<SavedConnection, "name" | "town">): string =>
  name || town || connectionsWords.unnamed;

/** For a list to choose from. */
export const nameConnection = (saved: SavedConnection) => ({
  id: saved.id,
  name: connectionName(saved),
  about: `${sayUse(saved.connection)}. ${sayInstallation(saved.connection)}.`,
});

/** "Kerkstraat 12, 9000 Gent", as far as it was told. */
function sayPlace({ street, postcode, town }: SavedConnection, places: PlaceRegister): string {
  // What is kept was read as a postcode before.
  const location = postcode === "" ? null : locatePostcode(places, postcode as Postcode);
  const municipality = town || (location?.kind === "place" ? location.place.municipality.name : "");
  return [street, `${postcode} ${municipality}`.trim()].filter(Boolean).join(", ") || list.nowhere;
}

export type ConnectionUse = { label: string; path: string };

/** What was filled in from a connection and still stands. */
export const listUses = (
  { saved, offers, requests, agreements }: DescribedConnection,
  links: readonly LocatedLink[],
): ConnectionUse[] => [
  ...agreements.map(({ id, title }) => ({ label: uses.agreement(title), path: `/account/contracten/${id}` })),
  ...offers.map(({ id, title }) => ({ label: uses.offer(title), path: `/account/aanbod/${id}` })),
  ...requests.map(({ id, title }) => ({ label: uses.request(title), path: `/account/vragen/${id}` })),
  ...links
    .filter(({ situation }) => usesConnection(situation, saved))
    .map(({ name, link }) => ({ label: uses.calculation(name), path: link })),
];

/** A connection in a list: what it is, how sure its numbers are, what uses it and what can be done with it. */
export function summariseConnection(
  described: DescribedConnection,
  context: { links: readonly LocatedLink[]; places: PlaceRegister; site: Site; isDefault: boolean },
) {
  const { saved, degrees } = described;
  const sells = rolesOf(saved).includes("seller");
  // The whole code does not leave the server.
  const sayEan = (ean: Ean) => `${maskEan(ean)}: ${degrees[ean] ? ownDegrees[degrees[ean]] : ""}`;
  return {
    id: saved.id,
    name: connectionName(saved),
    isDefault: context.isDefault,
    where: sayPlace(saved, context.places),
    facts: [
      {
        label: list.labels.roles,
        text: rolesOf(saved)
          .map((role) => roles[role])
          .join(" en "),
      },
      { label: list.labels.use, text: sayUse(saved.connection) },
      { label: list.labels.installation, text: sayInstallation(saved.connection) },
      { label: list.labels.ean, text: saved.offtakeEan ? sayEan(saved.offtakeEan) : list.noEan },
      ...(saved.injectionEan ? [{ label: list.labels.injectionEan, text: sayEan(saved.injectionEan) }] : []),
    ],
    uses: listUses(described, context.links),
    edit: `${place}/${saved.id}`,
    remove: `${place}/${saved.id}/wissen`,
    ways: [
      { label: list.calculate.buyer, path: connectionCalculator(saved, "buyer", context.site) },
      ...(sells ? [{ label: list.calculate.seller, path: connectionCalculator(saved, "seller", context.site) }] : []),
      { label: list.start.request, path: `/account/vragen/nieuw?aansluiting=${saved.id}` },
      ...(sells ? [{ label: list.start.offer, path: `/account/aanbod/nieuw?aansluiting=${saved.id}` }] : []),
    ],
  };
}

export type ConnectionSummary = ReturnType<typeof summariseConnection>;
