import { type LegalText, legalVersions } from "#content/legal-text.ts";
import type { Site } from "#content/site.ts";
import { linkHours } from "#domain/accounts/link-hours.ts";
import { marketPrivacy } from "./market-privacy.ts";
import { operatorEmail, operatorIdentity, operatorName } from "./operator-identity.ts";

export function privacyWords(site: Site, hasTagManager: boolean, hasCloudAccounts = false): LegalText {
  const email = operatorEmail(site.operator);
  return {
    head: {
      title: "Privacyverklaring",
      description:
        "Welke persoonsgegevens wij vandaag verwerken, waarom en hoelang, wat wij bewust niet bijhouden, en hoe u uw rechten gebruikt of een klacht indient.",
    },
    title: "Privacyverklaring",
    lead: "Uw stroomverbruik vertelt wanneer u thuis bent. Daarom vragen wij zo weinig mogelijk en bewaren wij nog minder. Deze verklaring zegt wat er vandaag met uw gegevens gebeurt.",
    ...legalVersions(
      { day: "2026-11-17", change: "Voor meetgegevens overal dezelfde grondslag: uw toestemming." },
      {
        day: "2026-11-16",
        change:
          "Bewaartermijn van het logboek, soorten verwerkers, gegevens die van de andere partij komen, en hoe wij vergelijken.",
      },
      {
        day: "2026-11-15",
        change: "Eerste versie, met accounts, aanbod, overeenkomsten en meetgegevens.",
      },
    ),
    sections: [
      {
        id: "verantwoordelijke",
        title: "Wie verantwoordelijk is",
        blocks: [
          `${operatorName(site.operator)} baat ${site.name} uit en is de verwerkingsverantwoordelijke in de zin van de algemene verordening gegevensbescherming (AVG, in het Engels GDPR).`,
          { details: operatorIdentity(site.operator) },
        ],
      },
      {
        id: "gegevens",
        title: "Wat wij vandaag verwerken",
        blocks: [
          "U kunt de site lezen en ermee rekenen zonder te zeggen wie u bent. Dit is alles wat daarbij gebeurt:",
          {
            table: {
              caption: "Gegevens, doel, grondslag en bewaring",
              columns: ["Gegevens", "Waarvoor", "Grondslag", "Hoelang"],
              rows: [
                [
                  "Logboek van de server: nummer van de aanvraag, tijdstip, methode, pad zonder zoekdeel (wat na het vraagteken staat), status en duur",
                  "Storingen en misbruik vinden",
                  "Gerechtvaardigd belang: een veilige, werkende site (art. 6.1.f AVG)",
                  "Hoogstens 30 dagen; langer alleen wat nodig is om een lopend misbruik te onderzoeken",
                ],
                [
                  "Uw IP-adres",
                  "De pagina naar uw toestel sturen en misbruik tegenhouden",
                  "Gerechtvaardigd belang: u antwoorden en de site beveiligen (art. 6.1.f AVG)",
                  "Tijdens de verbinding. Doet u iets wat wij tellen, zoals inloggen, mailen of laten rekenen, dan bewaren wij een code die uit uw netwerkadres is berekend en niet terug te rekenen is. Die telt hoogstens een dag en wordt daarna ’s\u00a0nachts gewist. Het adres zelf bewaren wij niet, ook niet in ons logboek",
                ],
                [
                  "Wat u in een calculator of vragenlijst invult",
                  "Uw resultaat berekenen",
                  "Uw vraag uitvoeren (art. 6.1.b AVG)",
                  "Niet bewaard; het staat in het adres van de pagina, op uw toestel",
                ],
                [
                  "Uw e-mailadres, als u een resultaat per mail vraagt",
                  "U vragen of u het resultaat wilt, en het u sturen",
                  "Uw vraag uitvoeren (art. 6.1.b AVG)",
                  `Tot u bevestigt, en hoogstens ${linkHours.mailResult} uur`,
                ],
                [
                  "Uw naam, e-mailadres, eventueel telefoonnummer en antwoorden, als u aan het einde van de vragen voor kopers of verkopers om contact vraagt",
                  "Een partner voor u zoeken en u antwoorden",
                  "Uw toestemming (art. 6.1.a AVG)",
                  "Een jaar, of tot u ze wist met de link in de mail; neemt u ze mee in een account, dan niet langer dan dat account",
                ],
                [
                  "Uw e-mailadres, postcode en waarop u wacht, als u zich op de wachtlijst zet",
                  "U één keer mailen zodra het kan",
                  "Uw toestemming (art. 6.1.a AVG)",
                  `Tot u bevestigt ${linkHours.joinWaitingList} uur, daarna hoogstens twee jaar, of tot u zich met één klik weer afmeldt`,
                ],
                [
                  "Wat u ons schrijft met het contactformulier: uw naam, uw e-mailadres, uw bericht en, als u ze toevoegt, uw telefoonnummer en een bijlage",
                  "U antwoorden",
                  "Uw vraag uitvoeren (art. 6.1.b AVG) of gerechtvaardigd belang (art. 6.1.f AVG)",
                  "Een jaar, of korter als u intussen een account met dat e-mailadres wist",
                ],
                [
                  "Uw e-mailadres en de onderwerpen die u koos voor de nieuwsbrief, met het tijdstip van uw vraag, uw bevestiging en uw afmelding, en de versie van de tekst",
                  "U de nieuwsbrief sturen en bewijzen dat u hem wilde",
                  "Uw toestemming (art. 6.1.a AVG)",
                  `Tot u zich uitschrijft; het bewijs en welke brieven u kreeg, nog een jaar. Bevestigt u niet, dan ${linkHours.newsletter} uur`,
                ],
              ],
            },
          },
          "U bent niet verplicht ons gegevens te geven. Zonder e-mailadres kunnen wij u niet antwoorden.",
        ],
      },
      {
        id: "accounts",
        title: "Accounts",
        blocks: [
          "Maakt u een account, dan bewaren wij het volgende:",
          {
            table: {
              caption: "Gegevens van een account, doel, grondslag en bewaring",
              columns: ["Gegevens", "Waarvoor", "Grondslag", "Hoelang"],
              rows: [
                [
                  "Naam, e-mailadres, postcode, rol, en wat u zelf toevoegt: telefoon, adres, onderneming",
                  "Uw account en uw formulieren",
                  "Overeenkomst (art. 6.1.b AVG)",
                  "Tot u uw account wist; een account dat u niet bevestigt, 30 dagen",
                ],
                [
                  "Uw aansluitingen: EAN-codes, adres, vermogen, verbruik, installatie en wat uw leverancier vraagt",
                  "Uw calculators, aanbod, vragen en formulieren invullen",
                  "Overeenkomst (art. 6.1.b AVG)",
                  "Tot u ze verwijdert of uw account wist; een EAN-code tonen wij in uw account verkort",
                ],
                [
                  "Formulieren die u invult en ondertekent, met naam, tijdstip en controlegetal",
                  "Uw papieren bewaren en bewijzen",
                  "Overeenkomst (art. 6.1.b AVG)",
                  "Tot u uw account wist",
                ],
                [
                  "Berekeningen die u bewaart",
                  "Ze later openen en vergelijken",
                  "Overeenkomst (art. 6.1.b AVG)",
                  "Tot u ze verwijdert of uw account wist",
                ],
                [
                  "Een code waaruit uw wachtwoord niet terug te rekenen is, uw tweede stap, uw toegangssleutels en de toestellen waarop u inlogde",
                  "U en niemand anders binnenlaten",
                  "Gerechtvaardigd belang: beveiliging (art. 6.1.f AVG)",
                  "Tot u ze verwijdert; een ongebruikte sessie 30 dagen, een bekend toestel een jaar",
                ],
                [
                  "Wat er met uw account gebeurde, zoals inloggen en een nieuw wachtwoord",
                  "Misbruik vinden",
                  "Gerechtvaardigd belang: beveiliging (art. 6.1.f AVG)",
                  "400 dagen",
                ],
                [
                  "Wat een medewerker van ons met uw account of uw aanbod deed, en waarom, onder een nummer en zonder uw naam",
                  "Kunnen nagaan wie wat deed",
                  "Gerechtvaardigd belang: controle op onze medewerkers (art. 6.1.f AVG)",
                  "Vijf jaar",
                ],
                [
                  "Uw toestemmingen, met datum en versie van de tekst",
                  "Bewijzen wat u aanvaardde",
                  "Wettelijke plicht (art. 7.1 AVG)",
                  "Tot u uw account wist",
                ],
                [
                  "Mails die wij u sturen",
                  "Ze bezorgen",
                  "Overeenkomst (art. 6.1.b AVG)",
                  "De inhoud tot ze verstuurd zijn, of 30 dagen als het niet lukte, om ze opnieuw te kunnen sturen; de aantekening daarvan 30 dagen, of 90 dagen als het niet lukte",
                ],
              ],
            },
          },
          "Onder [accountgegevens](/account/accountgegevens) kunt u alles downloaden en uw account wissen. Na dertig dagen bedenktijd is alles weg, behalve wat u met een ander ondertekende en afrekende: dat bewaren wij tien jaar na het einde. Wat een medewerker deed, blijft vijf jaar, zonder uw naam.",
          "Stuur ons geen rijksregisternummer. Wij vragen het niet en bewaren het niet.",
        ],
      },
      marketPrivacy,
      {
        id: "niet",
        title: "Wat wij niet doen",
        blocks: [
          {
            list: [
              "Wij verkopen of verhuren geen gegevens.",
              "Wij nemen geen beslissing over u met een computer alleen: een voorstel is een voorstel, en u zegt ja of nee.",
              "Wij schrijven geen IP-adres en geen zoekdeel van een adres in het logboek. Wat u invult, komt er dus niet in.",
              "Wij geven bij een klik naar een andere website niet door wat u bij ons hebt ingevuld.",
            ],
          },
        ],
      },
      {
        id: "ontvangers",
        title: "Wie uw gegevens ziet",
        blocks: [
          "Onze medewerkers, voor zover hun taak het vraagt, en ondernemingen van deze soorten: wie onze servers en onze databank beheert, wie onze mails bezorgt en wie reservekopieën bewaart. Zij werken als verwerker, met een overeenkomst en alleen volgens onze instructies. De andere partij bij een voorstel of een overeenkomst ziet wat daarvoor nodig is, en niet meer. Een overheid krijgt gegevens als de wet ons daartoe verplicht.",
          ...(hasCloudAccounts
            ? [
                "Uw e-mailadres, uw wachtwoord en uw profiel bewaart Google voor ons, met de diensten Firebase Authentication en Firestore. Ook Google werkt als verwerker, met een overeenkomst en alleen volgens onze instructies. Uw wachtwoord staat er als hash, waaruit het niet terug te lezen is. Uw browser spreekt nooit met die diensten: dat doet alleen onze server.",
              ]
            : []),
          hasTagManager
            ? "Aanvaardt u in de cookiebanner een meetdienst, dan ontvangt ook Google gegevens over uw bezoek, waaronder uw IP-adres. Dat gebeurt met uw toestemming (art. 6.1.a AVG), die u altijd kunt intrekken. Zie de [cookieverklaring](/gebruikersinformatie/cookieverklaring)."
            : "Een meetdienst of een advertentienetwerk is er niet. Zie de [cookieverklaring](/gebruikersinformatie/cookieverklaring).",
          "Gegevens gaan alleen naar een land buiten de Europese Economische Ruimte als dat land passende bescherming biedt, of met de waarborgen van hoofdstuk V van de AVG.",
        ],
      },
      {
        id: "van-een-ander",
        title: "Gegevens die wij van een ander krijgen",
        blocks: [
          "Soms geeft de andere partij ons iets over u (art. 14 AVG): uw naam en e-mailadres als zij u uitnodigt, uw antwoord op een voorstel, en in een lopende overeenkomst de gedeelde volumes die de netbeheerder aan de beheerder van de groep doorgaf. Wij gebruiken dat alleen om de overeenkomst te maken, uit te voeren en af te rekenen, en bewaren het even lang als de overeenkomst zelf. De gemeente bij een postcode, de openbare gegevens van een onderneming en de tarieven komen uit openbare bronnen.",
        ],
      },
      {
        id: "rechten",
        title: "Uw rechten",
        blocks: [
          "U mag ons vragen om:",
          {
            list: [
              "**inzage** in uw gegevens, met een kopie;",
              "**verbetering** van wat niet klopt;",
              "**wissing** van wat wij niet langer nodig hebben;",
              "**beperking** van het gebruik, bijvoorbeeld tijdens een betwisting;",
              "**overdracht** van wat u ons zelf hebt gegeven, in een gangbaar formaat;",
              "**te stoppen** met een verwerking die op ons gerechtvaardigd belang steunt;",
              "uw **toestemming in te trekken**, zonder gevolg voor wat voordien gebeurde.",
            ],
          },
          `Schrijf naar ${email} of via [contact](/contact). Wij antwoorden binnen een maand. Is uw vraag ingewikkeld, dan mag dat twee maanden langer duren en zeggen wij waarom. Het kost u niets. Twijfelen wij of u het bent, dan vragen wij een bewijs, nooit meer dan nodig.`,
          "In ons logboek staat niets waarmee wij u kunnen herkennen. Inzage daarin kunnen wij u dus meestal niet geven, tenzij u het nummer van uw aanvraag hebt.",
        ],
      },
      {
        id: "klacht",
        title: "Klacht bij de toezichthouder",
        blocks: [
          "Bent u het niet eens met ons, zeg het ons dan eerst. U mag ook altijd rechtstreeks een klacht indienen bij de [Gegevensbeschermingsautoriteit](https://www.gegevensbeschermingsautoriteit.be), Drukpersstraat 35, 1000 Brussel, contact@apd-gba.be.",
        ],
      },
      {
        id: "wijzigingen",
        title: "Wijzigingen",
        blocks: [
          "Verandert er iets aan wat wij verwerken, dan passen wij eerst deze verklaring aan. Bovenaan staat de datum van de versie die u leest.",
        ],
      },
    ],
  };
}
