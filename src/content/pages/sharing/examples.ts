import { countWord } from "#content/format/count-word.ts";
import { capital } from "#content/format/first-letter.ts";
import { formatDay } from "#content/format/format-day.ts";
import { exampleLabels } from "#content/pages/sharing/example-labels.ts";
import type { Site } from "#content/site.ts";
import type { PracticeExample } from "#domain/economics/practice-example.ts";

const times = (count: number) => `${countWord(count)} keer`;

export function examplesWords(site: Site, examples: readonly Pick<PracticeExample, "verdict">[]) {
  const counted = (verdict: PracticeExample["verdict"]) =>
    examples.filter((example) => example.verdict === verdict).length;
  const tally = [
    { count: counted("pays"), text: "loont het" },
    { count: counted("barely"), text: "nipt" },
    { count: counted("does-not-pay"), text: "niet" },
    { count: counted("depends"), text: "hangt het van de leverancier af" },
    { count: counted("uncertain"), text: "is het met oude prijzen niet te zeggen" },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text }) => `${times(count)} ${text}`);
  return {
    head: {
      title: "Praktijkvoorbeelden van delen en verkopen",
      description:
        "Zeven rekenvoorbeelden van delen en verkoop tussen personen: buren, bakkerij, school, laadpaal, appartement, buitenverblijf en koelhuis, met alle kosten.",
      trail: [{ name: "Energie delen", path: "/energie-delen" }],
    },
    hero: {
      eyebrow: "Rekenvoorbeelden",
      title: `${capital(countWord(examples.length))} situaties, eerlijk uitgerekend`,
      lead: `${capital(tally.join(", "))}. Het verschil zit in het uur waarop iemand stroom nodig heeft, en in wat de leveranciers voor het delen vragen.`,
    },
    dutchMarket:
      site.market === "nl"
        ? "Deze voorbeelden volgen de Vlaamse regels en Belgische tariefkaarten. Ze gelden niet voor Nederland."
        : null,
    summary: {
      caption: "In één oogopslag, per jaar",
      columns: ["Situatie", "Gedeeld", "Deel van het overschot", "Koper", "Verkoper", "Samen, netto"],
    },
    list: {
      title: "Eén voor één",
      lead: "Op de pagina van elk voorbeeld: de uren waarop er stroom is, wat tegenvalt, wat zou helpen en de hele som.",
      together: exampleLabels.together,
    },
    method: {
      anchor: "methode",
      title: "Hoe wij gerekend hebben",
      paragraphs: [
        `Elk voorbeeld komt uit de calculator, voor ${formatDay(site.today)}. Daar kunt u elk cijfer veranderen.`,
        "Waar niets anders staat, gelden dezelfde prijzen als op de pagina over kosten. Een onderneming rekent zonder btw; voor haar is de gezinskaart zonder btw een schatting.",
        "Het zijn rollen, geen bestaande mensen. Door afronding kan een som een cent verschillen.",
      ],
      model: { label: "Lees hoe ons rekenmodel werkt, en waar het mist", path: "/rekenmodel" },
    },
  };
}
