import { formatDay } from "#content/format/format-day.ts";
import { facts, list, paragraph } from "#content/forms/document-blocks.ts";
import type { FormWords } from "#content/forms/form-words.ts";
import { formatAnswer } from "#content/forms/format-answer.ts";
import { partyRows, partyWords } from "#content/forms/party-words.ts";
import { TICKED } from "#domain/forms/form-field.ts";

const technologies = { sun: "Zonnepanelen", wind: "Windmolen", water: "Waterkracht", biomass: "Biomassa of biogas" };
const yes = { [TICKED]: "Ja" };

const statements = {
  isOwnRenewable: "De stroom komt uit hernieuwbare bronnen en ik wek ze zelf op, op mijn woonplaats of vestiging.",
  isSideActivity: "Stroom verkopen is niet mijn belangrijkste commerciële of professionele activiteit.",
  sellsToOne: "Ik verkoop mijn overschot aan één koper tegelijk.",
  tellsChanges: "Ik meld de koper binnen de maand elke wijziging aan de installatie.",
};

export const installationDeclarationWords: FormWords<"installation-declaration"> = {
  slug: "verklaring-op-eer",
  title: "Verklaring op eer over de installatie",
  text: "De verkoper verklaart welke installatie het is, hoe groot ze is, dat de stroom hernieuwbaar is en dat verkopen niet zijn hoofdactiviteit is.",
  signer: "Verkoper",
  goesTo: "Koper, en de netbeheerder als die ernaar vraagt",
  when: "Samen met de overeenkomst",
  needs: [
    "het keuringsverslag of de factuur van uw installatie",
    "het vermogen van panelen (kWp) en omvormer (kVA)",
    "de dag waarop ze in dienst kwam",
  ],
  after: [
    "Download de pdf en bezorg ze aan de koper.",
    "Bewaar uw keuringsverslag erbij: de koper of netbeheerder kan ernaar vragen.",
  ],
  steps: {
    own: { title: "Uw gegevens", lead: "Van wie de installatie is, en achter welke aansluiting ze zit." },
    installation: { title: "De installatie", lead: "Wat er staat, en sinds wanneer." },
    statements: { title: "Wat u verklaart", lead: "Lees elke zin en vink aan wat klopt." },
  },
  fields: {
    ...partyWords("own"),
    ownEan: { label: "EAN-code van de aansluiting", help: "18 cijfers, te beginnen met 54." },
    technology: { label: "Soort installatie", options: technologies },
    peakKilowatts: {
      label: "Vermogen van de installatie",
      help: "Bij zonnepanelen de som van alle panelen.",
      unit: "kWp",
    },
    inverterKilovoltamperes: {
      label: "Vermogen van de omvormer (AC)",
      help: "Staat op de omvormer en in het keuringsverslag.",
      unit: "kVA",
    },
    battery: { label: "Is er een thuisbatterij?", options: { no: "Nee", yes: "Ja" } },
    inServiceDay: { label: "In dienst sinds" },
    installationPlace: {
      label: "Plaats van de installatie",
      help: "Bijvoorbeeld: dak van de woning, Kerkstraat 12, 9000 Gent.",
    },
    isOwnRenewable: { label: statements.isOwnRenewable, options: yes },
    isSideActivity: { label: statements.isSideActivity, options: yes },
    sellsToOne: { label: statements.sellsToOne, options: yes },
    tellsChanges: { label: statements.tellsChanges, options: yes },
  },
  documents: {
    "2026-11": (answers) => {
      const of = (key: string) => answers[key] ?? "";
      const kinds: Readonly<Record<string, string>> = technologies;
      return {
        title: "Verklaring op eer over de productie-installatie",
        lead: "De ondergetekende verklaart dat wat hieronder staat juist en volledig is.",
        parts: [
          {
            heading: "1. De verklaarder",
            blocks: [facts(...partyRows("own", answers), ["EAN-code", formatAnswer("ean", of("ownEan"))])],
          },
          {
            heading: "2. De installatie",
            blocks: [
              facts(
                ["Soort", kinds[of("technology")] ?? ""],
                ["Vermogen", `${formatAnswer("number", of("peakKilowatts"))} kWp`],
                ["Vermogen van de omvormer (AC)", `${formatAnswer("number", of("inverterKilovoltamperes"))} kVA`],
                ["Thuisbatterij", of("battery") === "yes" ? "ja" : "nee"],
                ["In dienst sinds", formatDay(of("inServiceDay"))],
                ["Plaats", of("installationPlace")],
              ),
            ],
          },
          {
            heading: "3. De verklaring",
            blocks: [
              list(...Object.values(statements)),
              paragraph(
                "Deze verklaring zegt niets over garanties van oorsprong of groenestroomcertificaten. Die blijven een aparte zaak.",
              ),
            ],
          },
          {
            heading: "Over dit model",
            blocks: [
              paragraph(
                "Dit is een model. U mag het aanpassen aan uw toestand. Een valse verklaring kan gevolgen hebben voor wie ze aflegt.",
              ),
              paragraph("Bron: Energiedecreet, artikel 7.2.2, paragraaf 2 (persoon-aan-persoonverkoop)."),
            ],
          },
        ],
      };
    },
  },
  otherSigner: null,
};
