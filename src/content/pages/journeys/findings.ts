import type { Site } from "#content/site.ts";
import type { Finding, FindingCode, TakePart } from "#domain/journeys/can-take-part.ts";
import type { Region } from "#domain/regions/region-of-postcode.ts";

export type Role = "buyer" | "seller";
export type CheckFacts = { readonly role: Role; readonly postcode: string; readonly region: Region };

const gridOperators: Readonly<Record<Region, string>> = {
  flanders: "Fluvius",
  brussels: "Sibelga",
  wallonia: "uw netbeheerder",
};

type Words = { readonly title: string; readonly text: string };
type Speaker = (facts: CheckFacts, site: Site) => Words;

const speakers: { readonly [Code in FindingCode]: Speaker } = {
  "region-flanders": ({ role, postcode }) => ({
    title: "U bent aangesloten in het Vlaams Gewest",
    text:
      role === "buyer"
        ? `Postcode ${postcode} ligt in het Vlaams Gewest. U mag bij meer dan één verkoper kopen, zolang ze ook in het Vlaams Gewest zijn aangesloten. Ze hoeven niet in uw straat te wonen.`
        : `Postcode ${postcode} ligt in het Vlaams Gewest. U verkoopt er aan precies één koper, die ook in het Vlaams Gewest is aangesloten. Hij hoeft niet in uw straat te wonen.`,
  }),
  "region-brussels-open": ({ role, postcode }) => ({
    title: "U bent aangesloten in het Brussels Hoofdstedelijk Gewest",
    text: `Postcode ${postcode} ligt in Brussel. Verkoop tussen personen is er één op één: u zoekt één ${role === "buyer" ? "verkoper" : "koper"} die ook in Brussel is aangesloten.`,
  }),
  "region-brussels-closed": ({ role, postcode }, site) => ({
    title: "In Brussel brengen wij nog niemand samen",
    text: `Postcode ${postcode} ligt in Brussel. Twee afnemers die elkaar stroom verkopen, zijn er vrijgesteld van de plichten van een leverancier als dat gebeurt ‘zonder tussenkomst van een tussenpersoon’. Of een marktplaats zoals ${site.name} zo’n tussenpersoon is, staat niet vast. Tot dat duidelijk is, zoeken wij in Brussel geen ${role === "buyer" ? "verkopers voor kopers" : "kopers voor verkopers"}. Rekenen en lezen kan wel.`,
  }),
  "region-wallonia": ({ postcode }) => ({
    title: "In Wallonië kan het nog niet",
    text: `Postcode ${postcode} ligt in het Waals Gewest. Het Waalse decreet kent verkoop tussen personen sinds 2022, maar het uitvoeringsbesluit ontbreekt. Stroom delen binnen één gebouw of in een energiegemeenschap kan er wel: de regulator CWaPE legt uit hoe.`,
  }),
  "meter-digital": ({ role, region }) => ({
    title: "Uw meter is geschikt",
    text:
      region === "flanders"
        ? `Een digitale meter die communiceert, volstaat. Uw leverancier activeert meetregime 3, zodat elk kwartier telt. Weigeren mag hij niet, een kost aanrekenen wel. Vraag hem hoeveel dat is voor u ${role === "buyer" ? "koopt" : "verkoopt"}.`
        : "Een meter die elk kwartier meet en op afstand wordt uitgelezen, volstaat.",
  }),
  "meter-analogue": ({ region }) => ({
    title: "Vraag een digitale meter",
    text: `Verkochte stroom wordt per kwartier geteld, en dat kan uw meter niet. Vraag ${gridOperators[region]} een digitale meter. ${
      region === "wallonia"
        ? "Vraag meteen wat de plaatsing kost."
        : "Voor wie energie deelt, is die volgens de netbeheerder gratis. Laat dat bij uw aanvraag bevestigen."
    }`,
  }),
  "meter-reversing": ({ role }) => ({
    title: "Met een terugdraaiende teller kan het niet",
    text: `Een terugdraaiende teller kent geen kwartieren: wat u ’s middags injecteert, trekt hij ’s avonds weer af. Daarom is hij uitgesloten. Met een digitale meter kunt u wel ${role === "buyer" ? "kopen" : "verkopen"}, maar dan verdwijnt het voordeel van het terugdraaien. Reken dat na voor u beslist.`,
  }),
  "meter-unknown": () => ({
    title: "Kijk even naar uw meter",
    text: "Ziet u een schermpje en twee knoppen, dan hebt u waarschijnlijk een digitale meter. Die moet zijn standen ook zelf doorsturen: vraag dat na bij uw netbeheerder. Ziet u een draaischijf of cijferwieltjes, dan is er eerst een nieuwe meter nodig.",
  }),
  "contract-self": () => ({
    title: "U mag zelf beslissen",
    text: "Wie het contract op zijn naam heeft, de titularis, sluit de overeenkomst met de verkoper en geeft de netbeheerder toestemming.",
  }),
  "contract-other": () => ({
    title: "Spreek met wie het contract op zijn naam heeft",
    text: "Alleen wie het elektriciteitscontract op zijn naam heeft, kan kopen. Laat die persoon deze vragen beantwoorden, of zet het contract eerst op uw eigen naam.",
  }),
  "contract-unknown": () => ({
    title: "Kijk op uw factuur",
    text: "De naam bovenaan uw laatste elektriciteitsfactuur is die van de titularis. Is dat uw naam, dan mag u zelf beslissen.",
  }),
  "technology-renewable": () => ({
    title: "Uw stroom komt in aanmerking",
    text: "Zelf opgewekte stroom uit zon, wind of water mag u verkopen, ook als hij eerst in uw thuisbatterij zat. Verkopen mag niet uw hoofdactiviteit zijn.",
  }),
  "technology-biogas": () => ({
    title: "Toon aan dat het gas hernieuwbaar is",
    text: "Stroom uit warmte-krachtkoppeling komt in aanmerking als de brandstof hernieuwbaar is. Houd de papieren van uw installatie klaar: de netbeheerder kan ernaar vragen.",
  }),
  "technology-fossil": () => ({
    title: "Alleen hernieuwbare stroom komt in aanmerking",
    text: "De regeling geldt voor stroom die u zelf opwekt uit een hernieuwbare bron. Stroom uit aardgas of stookolie kunt u enkel aan een leverancier kwijt.",
  }),
  "inverter-small": () => ({
    title: "Tot 10 kVA blijft het fiscaal eenvoudig",
    text: "Gebruikt u de installatie enkel privé, op of bij uw woning, dan is de opbrengst in de regel niet belastbaar (circulaire 2023/C/42). U rekent dan ook geen btw aan. Twijfelt u, vraag dan raad aan een boekhouder.",
  }),
  "inverter-large": () => ({
    title: "Boven 10 kVA: laat de belasting nakijken",
    text: "U kunt verkopen. De opbrengst kan wel belastbaar zijn en er geldt een nettarief voor injectie. U bent in principe btw-plichtig, met een vrijstelling voor een kleine omzet. Leg het voor aan uw boekhouder.",
  }),
  "inverter-unknown": () => ({
    title: "Zoek het vermogen van uw omvormer op",
    text: "Het staat op het kenplaatje en in uw keuringsverslag. Tot 10 kVA is de opbrengst voor een particulier die de installatie enkel privé gebruikt, in de regel niet belastbaar. Daarboven vraagt u raad aan een boekhouder.",
  }),
};

const answers: Readonly<Record<Role, Record<TakePart["answer"], Words>>> = {
  buyer: {
    yes: { title: "Ja, u kunt kopen", text: "Op deze punten staat niets u in de weg." },
    almost: { title: "Bijna: regel eerst dit", text: "U kunt kopen zodra het volgende in orde is." },
    no: { title: "Nee, vandaag nog niet", text: "Dit houdt u tegen, en dit kunt u intussen wel." },
  },
  seller: {
    yes: { title: "Ja, u kunt verkopen", text: "Op deze punten staat niets u in de weg." },
    almost: { title: "Bijna: regel eerst dit", text: "U kunt verkopen zodra het volgende in orde is." },
    no: { title: "Nee, vandaag nog niet", text: "Dit houdt u tegen, en dit kunt u intussen wel." },
  },
};

const heaviestFirst: readonly Finding["weight"][] = ["refused", "to-do", "note", "fine"];

export type SpokenFinding = Words & { readonly weight: Finding["weight"] };

export function takePartWords(outcome: TakePart, facts: CheckFacts, site: Site) {
  return {
    answer: outcome.answer,
    ...answers[facts.role][outcome.answer],
    findings: outcome.findings
      .toSorted((one, other) => heaviestFirst.indexOf(one.weight) - heaviestFirst.indexOf(other.weight))
      .map((finding): SpokenFinding => ({ weight: finding.weight, ...speakers[finding.code](facts, site) })),
    weights: { fine: "In orde", note: "Goed om te weten", "to-do": "Te regelen", refused: "Kan niet" },
  };
}
