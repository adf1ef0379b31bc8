import { operatorDetails } from "#content/pages/company/operator-details.ts";
import type { Site } from "#content/site.ts";

/** In the address of the form: the reference of the agreement whose connection is contested. */
export const CONTEST_FIELD = "betwist";

export const contestPath = (reference: string): string => `/contact?${CONTEST_FIELD}=${reference}#formulier`;

/** What stands in the subject for who comes to contest; nothing for any other text in the address. */
export const contestSubject = (reference: string): string =>
  /^\d{4}-[0-9A-Z]{6}$/.test(reference) ? `Betwisting van een aansluiting, overeenkomst ${reference}` : "";

export function contactWords(site: Site) {
  const { email, phone } = site.operator;
  return {
    head: {
      title: "Contact",
      description: `Schrijf ${site.name} met het contactformulier en krijg antwoord binnen twee werkdagen. Of lees bij wie u moet zijn voor uw meter of factuur.`,
    },
    hero: {
      title: "Bij wie moet u zijn?",
      lead: "Veel vragen over gedeelde stroom zijn sneller opgelost bij wie de meter leest of de factuur stuurt. Zoek hieronder uw vraag. Staat ze er niet bij, dan is ze voor ons.",
    },
    board: {
      caption: "Uw vraag en het juiste loket",
      columns: ["Uw vraag", "Het loket", "Waarom daar"],
      counters: [
        {
          question: "Mijn meter communiceert niet, of mijn gedeelde kWh kloppen niet",
          who: "Uw netbeheerder",
          why: "Die leest de meters en rekent het delen uit.",
          links: [
            { label: "Fluvius (Vlaanderen)", url: "https://www.fluvius.be" },
            { label: "Sibelga (Brussel)", url: "https://www.sibelga.be" },
          ],
        },
        {
          question: "Wat kost delen bij mijn contract? Wanneer is meetregime\u00a03 actief?",
          who: "Uw leverancier",
          why: "Alleen hij kent uw contract. Meetregime\u00a03 mag hij niet weigeren, een kost vragen mag wel.",
          links: [],
        },
        {
          question: "Mag dit, en volgens welke regel?",
          who: "De regulator van uw gewest",
          why: "Die keurt de regels en de tarieven goed. De V-test van de VNR toont ook de kosten voor energiedelen.",
          links: [
            { label: "Vlaamse Nutsregulator (VNR)", url: "https://www.vlaamsenutsregulator.be" },
            { label: "Brugel (Brussel)", url: "https://energysharing.brugel.brussels" },
          ],
        },
        {
          question: "Ik kom er met mijn leverancier of netbeheerder niet uit",
          who: "De Ombudsdienst voor Energie",
          why: "Een federale dienst die bemiddelt als u samen geen oplossing vindt.",
          links: [{ label: "Ombudsdienst voor Energie", url: "https://www.ombudsmanenergie.be" }],
        },
        {
          question: "Moet ik inkomsten aangeven of btw aanrekenen?",
          who: "Uw boekhouder",
          why: "Als particulier tot en met 10\u00a0kVA meestal geen van beide. Daarboven, of als onderneming, hangt het van uw situatie af.",
          links: [],
        },
      ],
    },
    us: {
      title: "En waarvoor kunt u bij ons terecht?",
      items: [
        "Een cijfer of een zin op deze site lijkt u niet juist.",
        "U begrijpt een resultaat van een calculator niet.",
        "U wilt weten wat wij over u bewaren, of het laten wissen.",
        "Iets op deze site werkt niet, of is voor u niet leesbaar.",
        "U bent een gemeente, een school of een vereniging en wilt samen iets uitrekenen.",
      ],
      answer:
        "Wij antwoorden binnen twee werkdagen. Een vraag over uw privacy beantwoorden wij uiterlijk binnen een maand, zoals de wet het vraagt.",
      mail: "Mail ons",
      call: "Bel ons",
      subject: `Vraag voor ${site.name}`,
      dutchMarket:
        site.market === "nl"
          ? "Woont u in Nederland? Vragen over uw aansluiting horen bij uw regionale netbeheerder, vragen over garanties van oorsprong bij VertiCer. De loketten hierboven zijn Belgisch."
          : null,
    },
    form: {
      title: "Schrijf ons",
      lead: "U krijgt meteen een mail met een referentie, en binnen twee werkdagen een antwoord.",
      name: { label: "Uw naam" },
      email: { label: "E-mailadres", help: "Hier sturen wij ons antwoord naartoe." },
      phone: { label: "Telefoon", help: "Alleen als wij u mogen bellen." },
      subject: { label: "Onderwerp" },
      message: {
        label: "Uw bericht",
        help: "Stuur ons nooit uw EAN-code, uw wachtwoord of uw rijksregisternummer. Wij hebben ze niet nodig om te antwoorden.",
      },
      attachment: {
        label: "Bijlage",
        help: "Een pdf, een foto (PNG, JPEG, WebP) of een tekstbestand (TXT, CSV) van hoogstens 5\u00a0MB.",
        again: "Had u een bijlage gekozen? Kies ze dan opnieuw: uw browser onthoudt geen bestanden.",
        choose: "Kies een bestand",
        drop: "of sleep het hierheen",
        tooLarge: "{name} is groter dan {size}. Verklein het bestand, of stuur uw bericht zonder.",
        wrongKind: "{name} kunnen wij niet aannemen. Stuur een pdf, een foto of een tekstbestand.",
      },
      honeypot: "Laat dit veld leeg",
      submit: "Verstuur uw bericht",
      privacy: {
        before: "Wij gebruiken wat u invult alleen om u te antwoorden, en wissen het na een jaar. Lees de",
        label: "privacyverklaring",
        path: "/gebruikersinformatie/privacyverklaring",
      },
    },
    sent: {
      title: "Uw bericht is verstuurd",
      reference: "Uw referentie is",
      text: "Wij stuurden u een mail met de referentie en antwoorden binnen twee werkdagen. Vindt u die mail niet? Kijk bij de ongewenste mail.",
      another: "Nog een bericht schrijven",
    },
    write: "Schrijf ons",
    identity: {
      title: "Onze gegevens",
      details: operatorDetails(site.operator),
      unknown: "De gegevens van de uitbater zijn op deze site nog niet ingevuld.",
    },
    email,
    phone,
  };
}
