import type { LegalSection } from "#content/legal-text.ts";

/** The articles that would stand in the terms of any marketplace. */
export const closingTerms: readonly LegalSection[] = [
  {
    id: "berekeningen",
    title: "Berekeningen",
    blocks: [
      "Onze berekeningen zijn indicatief. Zij zijn geen aanbod en geen belofte van een opbrengst of besparing. Wij tonen waarop zij steunen, met datum en bron. Lees ook de [disclaimer](/gebruikersinformatie/disclaimer).",
    ],
  },
  {
    id: "gebruik",
    title: "Behoorlijk gebruik",
    blocks: [
      "U misleidt niemand, plaatst niets onwettigs, stoort de werking van de site niet en verzamelt er geen gegevens van anderen.",
      "Ziet u op de site iets wat volgens u onwettig is, meld het dan op de pagina van het aanbod of via [contact](/contact), met de plaats en de reden. Contact is ook ons contactpunt voor gebruikers en overheden in de zin van de digitaledienstenverordening (EU) 2022/2065; u schrijft er in het Nederlands of het Engels. Wij behandelen een melding zonder onnodige vertraging en delen onze beslissing met redenen mee. Vindt u dat wij die verordening niet naleven, dan kunt u een klacht indienen bij het [BIPT](https://www.bipt.be).",
    ],
  },
  {
    id: "schorsing",
    title: "Schorsing",
    blocks: [
      "Bij een ernstige of herhaalde inbreuk mogen wij een aanbod weghalen of een account schorsen. Wij verwittigen u vooraf met de reden en geven u de kans om te antwoorden, behalve als wachten schade veroorzaakt of de wet het verbiedt. Een schorsing door ons verandert niets aan wat koper en verkoper elkaar al verschuldigd zijn.",
    ],
  },
  {
    id: "zakelijke-verkopers",
    title: "Verkopers die een onderneming zijn",
    blocks: [
      "Verkoopt u als onderneming aan consumenten, dan geldt ook verordening (EU) 2019/1150. Beperken of schorsen wij uw aanbod, dan krijgt u de redenen op dat ogenblik op een duurzame drager. Beëindigen wij onze dienst, dan doen wij dat minstens dertig dagen vooraf, met redenen, behalve als de wet ons tot eerder verplicht of bij herhaalde inbreuken.",
      "U hebt toegang tot wat u zelf invulde, tot de voorstellen en overeenkomsten waarin u partij bent en tot hun afrekeningen, ook na het einde, zolang wij ze bewaren. Gegevens van anderen krijgt u niet, en wij verkopen die van u niet. Wat de volgorde bepaalt, staat op [zo rangschikken wij](/aanbod/rangschikking). Wij bevoordelen geen eigen aanbod: wij hebben er geen. Een klacht behandelt een medewerker, gratis, volgens [klachten](/klachten).",
    ],
  },
  {
    id: "fiscus",
    title: "Melding aan de fiscus",
    blocks: [
      "Platformen moeten sommige verkopen melden aan de belastingdienst (richtlijn (EU) 2021/514, DAC7). Of de verkoop van stroom tussen personen een goed is dat daaronder valt, vonden wij niet uitgeklaard. Betalingen lopen niet via ons. Vandaag melden wij niets en vragen wij geen fiscaal nummer van particulieren. Blijkt een melding verplicht, dan vragen wij u vooraf de gegevens die de wet eist, en zeggen wij u wat wij melden.",
    ],
  },
  {
    id: "aansprakelijkheid",
    title: "Aansprakelijkheid",
    blocks: [
      "Wij doen wat een zorgvuldige marktplaats doet. Wij staan in voor bedrog, voor onze opzettelijke en zware fout, en voor het niet nakomen van de verbintenissen die de kern van onze dienst zijn. Niets in deze voorwaarden beperkt onze aansprakelijkheid bij overlijden of lichamelijk letsel, of in een ander geval waarin de wet dat verbiedt.",
      "Wij staan niet in voor de uitvoering van de verkoop door koper of verkoper, voor beslissingen van netbeheerders, leveranciers of overheden, of voor gegevens die een gebruiker onjuist opgaf.",
    ],
  },
  {
    id: "persoonsgegevens",
    title: "Persoonsgegevens",
    blocks: [
      "Hoe wij met uw gegevens omgaan, leest u in de [privacyverklaring](/gebruikersinformatie/privacyverklaring). EAN-codes en meetgegevens tonen wij pas aan de andere partij als u beiden daarmee hebt ingestemd.",
    ],
  },
  {
    id: "eigendom",
    title: "Intellectuele eigendom",
    blocks: [
      "De teksten, tekeningen en software van de site zijn van ons of van wie ze ons in licentie gaf. U mag ze voor uzelf bewaren, afdrukken en delen met een link. Wat u zelf plaatst, blijft van u; u laat ons toe het te tonen zolang het op de site staat.",
    ],
  },
  {
    id: "wijzigingen",
    title: "Wijzigingen",
    blocks: [
      "Wij mogen deze voorwaarden wijzigen. Wie een account heeft, verwittigen wij minstens dertig dagen vooraf. Bent u het er niet mee eens, dan kunt u voor die dag kosteloos opzeggen. Een wijziging werkt nooit terug op een overeenkomst die al gesloten is.",
    ],
  },
  {
    id: "klachten",
    title: "Klachten",
    blocks: [
      "Laat het ons weten via [contact](/contact). Op [klachten](/klachten) leest u wie waarvoor bevoegd is en hoe wij antwoorden. Als consument kunt u ook terecht bij de [Consumentenombudsdienst](https://consumentenombudsdienst.be), en voor een geschil met uw leverancier of netbeheerder bij de [Ombudsdienst voor Energie](https://www.ombudsmanenergie.be).",
    ],
  },
  {
    id: "recht",
    title: "Toepasselijk recht",
    blocks: [
      "Het Belgische recht is van toepassing. Een consument behoudt de bescherming van het dwingende recht van het land waar hij woont, en kan altijd naar de rechter die de wet voor hem aanwijst.",
      "Is een bepaling ongeldig, dan blijven de andere gelden. De ongeldige vervangen wij door een geldige die er het dichtst bij komt.",
    ],
  },
];
