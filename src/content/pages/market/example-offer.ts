import { formatCentsPerKilowattHour } from "#content/format/format-cents-per-kilowatt-hour.ts";
import { formatDay } from "#content/format/format-day.ts";
import { formatEurosWhole } from "#content/format/format-euros.ts";
import { formatKilowattHours } from "#content/format/format-kilowatt-hours.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { formatPercent } from "#content/format/format-percent.ts";
import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";
import type { Figure } from "#domain/figure.ts";

type OfferFacts = {
  situation: { kilowattPeak: number; yearlyOfftake: number; yearlyOwnUse?: number };
  year: { injection: number; shared: number; offtake: number };
  askedPrice: number;
  gain: { buyer: number; seller: number };
  /** What is shared of all injection in practice, to hold the model against. */
  sharedShare: Figure<"share">;
};

export function exampleOfferWords(site: Site, offer: OfferFacts) {
  const { kilowattPeak, yearlyOfftake, yearlyOwnUse = 0 } = offer.situation;
  const power = `${formatNumber(kilowattPeak)} kWp`;
  return {
    head: {
      title: "Voorbeeld van een aanbod",
      description: `Een voorbeeld uit het rekenmodel van ${site.name}: de productie van een schuurdak van ${power} per kwartier, een vraagprijs en wat koper en verkoper overhouden.`,
      trail: [{ name: "Aanbod", path: "/aanbod" }],
    } satisfies PageHead,
    badge: "Voorbeeld",
    hero: {
      eyebrow: "Voorbeeld, niet te koop",
      title: `Schuurdak van ${power}`,
      lead: "Zo ziet een aanbod eruit. Dit dak bestaat niet: elk getal hieronder komt uit ons rekenmodel of van een tariefkaart.",
    },
    notice:
      site.market === "be"
        ? null
        : {
            title: "Een Belgisch voorbeeld",
            text: "De prijzen en kosten komen van Vlaamse tariefkaarten. In Nederland is deze verkoop nog niet mogelijk.",
          },
    facts: [
      { name: "Bron", value: "Zon" },
      { name: "Gewest", value: "Vlaams Gewest" },
      { name: "Vermogen", value: power },
      { name: "Eigen verbruik", value: `${formatKilowattHours(yearlyOwnUse)} per jaar` },
      { name: "Overschot", value: `${formatKilowattHours(offer.year.injection, { fractionDigitsMax: 0 })} per jaar` },
      { name: "Vraagprijs", value: formatCentsPerKilowattHour(offer.askedPrice) },
    ],
    day: {
      title: "Een zomerdag, tegel per tegel",
      lead: `Gedeeld met een werkplaats die ${formatKilowattHours(yearlyOfftake)} per jaar verbruikt, vooral overdag.`,
      label: "Voorbeeld: gedeelde stroom per kwartier op een zomerdag",
      caption: "Voorbeeld uit ons rekenmodel, niet gemeten.",
    },
    curve: {
      title: "Wat het dak op het net zet",
      label: "Voorbeeld: injectie in kW over een zomerdag en een winterdag",
      note: "Voorbeeld uit ons rekenmodel: het gemiddelde van juni en van december. Eigen verbruik is er al af.",
      summer: "Zomerdag",
      winter: "Winterdag",
      time: "Tijd",
      unit: "kW",
    },
    price: {
      title: "De vraagprijs op de lijn",
      lead: "Links wat de verkoper van zijn leverancier zou krijgen, rechts wat de koper aan de zijne betaalt. Ertussen winnen beiden.",
      line: {
        label: "Voorbeeld: prijslijn van injectievergoeding over vraagprijs naar energieprijs",
        injection: "Injectievergoeding",
        agreed: "Vraagprijs",
        energy: "Energieprijs koper",
        sellerGains: "verkoper wint {amount}",
        sellerLoses: "verkoper verliest {amount}",
        buyerGains: "koper wint {amount}",
        buyerLoses: "koper verliest {amount}",
        headers: { name: "Prijs", price: "Per kWh" },
      },
    },
    outcome: {
      title: "Wat beiden overhouden",
      shared: `Van het overschot neemt deze koper ${formatPercent(offer.year.shared / offer.year.injection, { fractionDigitsMax: 0 })} af: ${formatKilowattHours(offer.year.shared, { fractionDigitsMax: 0 })} per jaar.`,
      buyer: { name: "Koper wint per jaar", value: formatEurosWhole(offer.gain.buyer) },
      seller: { name: "Verkoper wint per jaar", value: formatEurosWhole(offer.gain.seller) },
      note: "Twee ondernemingen, dus zonder btw, na de kost van beide leveranciers.",
      reality: `Dit is één werkplaats in een jaar met gemiddeld weer. In de praktijk wordt in Vlaanderen maar zo’n ${formatPercent(offer.sharedShare.value)} van de injectie van deelnemers gedeeld (${offer.sharedShare.source.publisher}, ${formatDay(offer.sharedShare.source.publishedOn ?? offer.sharedShare.source.readOn)}).`,
      action: "Reken dit na met uw eigen prijzen",
    },
    sources: { title: "Bronnen van dit voorbeeld" },
    sourceNames: {
      energyPrice: "Energieprijs koper",
      injectionPrice: "Injectievergoeding verkoper",
      feeBuyer: "Leverancierskost koper",
      feeSeller: "Leverancierskost verkoper",
    },
    back: { label: "Terug naar het aanbod", path: "/aanbod" },
  };
}
