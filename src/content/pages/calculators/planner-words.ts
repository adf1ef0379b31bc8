import { formatEuros } from "#content/format/format-euros.ts";
import { formatNumber } from "#content/format/format-number.ts";

type Part = "technologie" | "vermogen" | "richting" | "prijs" | "injectieprijs" | "kost";
type PartWords = {
  label: string;
  unit?: string;
  help?: string;
  options?: readonly { value: string; label: string }[];
};

const CENTS = "c€/kWh";

/** The questions about one seller more; a blank one counts as that of the first. */
export const plannerQuestions: Readonly<Record<Part, PartWords>> = {
  technologie: {
    label: "Installatie",
    options: [
      { value: "zoals", label: "Zoals de eerste" },
      { value: "zon", label: "Zonnepanelen" },
      { value: "wind", label: "Windmolen" },
      { value: "water", label: "Waterkracht" },
      { value: "wkk", label: "WKK" },
    ],
  },
  vermogen: { label: "Vermogen", unit: "kWp of kW" },
  richting: { label: "Dakrichting", unit: "°", help: "90 is oost, 180 zuid, 270 west." },
  prijs: { label: "Afgesproken prijs", unit: CENTS },
  injectieprijs: { label: "Injectievergoeding", unit: CENTS },
  kost: { label: "Kost van zijn leverancier", unit: "per jaar" },
};

export const plannerWords = {
  title: "Meer dan één verkoper?",
  lead: "In het Vlaams Gewest mag u bij meerdere verkopers kopen. Voeg ze een voor een toe, elk met een eigen dak en een eigen prijs, en zie wat de laatste nog bijbrengt. Wat u leeg laat, nemen wij over van de eerste verkoper.",
  seller: "Verkoper {number}",
  first: "De eerste verkoper is die uit de vragen bovenaan.",
  add: "Voeg een verkoper toe",
  recalculate: "Reken opnieuw",
  remove: "Haal verkoper {number} weg",
  columns: ["Verkoper", "Erbij gedeeld", "Erbij gewonnen, samen", "U wint dan", "Hij houdt over, met allen samen"],
  chart: "Wat elke verkoper bijbrengt, voor u allen samen",
  next: "Nog een zoals de eerste",
  faulty: "Kijk de gemarkeerde velden na, dan rekenen wij het plan uit.",
  method:
    "Injecteren de verkopers samen meer dan u afneemt, dan verdelen wij uw afname naar wat elk van hen injecteert. Welke regel Fluvius gebruikt, is niet gepubliceerd. De kost van uw eigen leverancier telt één keer.",
};

const compass = ["noord", "noordoost", "oost", "zuidoost", "zuid", "zuidwest", "west", "noordwest"];
const machines = { wind: "windmolen", hydro: "waterkracht", "heat-and-power": "WKK" } as const;

type Installation = {
  technology: "solar" | "wind" | "hydro" | "heat-and-power";
  roofs: readonly { kilowattsPeak: number; azimuth: number }[];
  power: number | null;
};

/** "Verkoper 2: 6 kWp, west". A seller with a meter file of its own shows no roof. */
export function sellerInPlan(number: number, installation: Installation | null): string {
  const name = `Verkoper ${formatNumber(number)}`;
  if (installation === null) return `${name}: volgens zijn meterbestand`;
  const { technology, roofs, power } = installation;
  if (technology !== "solar") return `${name}: ${machines[technology]}, ${formatNumber(power ?? 0)}\u00a0kW`;
  const size = roofs.reduce((sum, roof) => sum + roof.kilowattsPeak, 0);
  const facing = roofs.length > 1 ? `${formatNumber(roofs.length)} daken` : compass[octantOf(roofs[0]?.azimuth ?? 180)];
  return `${name}: ${formatNumber(size)}\u00a0kWp, ${facing}`;
}

const octantOf = (azimuth: number) => Math.round(azimuth / 45) % compass.length;

type Plan = {
  best: number;
  rows: readonly { added: { together: { value: number } }; gainWithAll: { value: number } }[];
  next: { together: { value: number } } | null;
};

/** Where to stop, who had better stay out, and who would say no. */
export function planAdvice({ rows, best, next }: Plan): string[] {
  const numbers = (found: readonly number[]) => found.map((index) => formatNumber(index + 1)).join(" en ");
  const which = (test: (row: Plan["rows"][number]) => boolean) =>
    rows.flatMap((row, index) => (index < best && test(row) ? [index] : []));
  const idle = which(({ added }) => added.together.value < 0).filter((index) => index > 0);
  const losing = which(({ gainWithAll }) => gainWithAll.value < 0);
  return [
    stopSentence(rows.length, best, next),
    ...(idle.length > 0
      ? [`Verkoper ${numbers(idle)} kost meer dan hij toevoegt. Laat hem weg, of zet hem achteraan.`]
      : []),
    ...(losing.length > 0
      ? [
          `Verkoper ${numbers(losing)} verliest zodra allen meedoen, en zal dus nee zeggen. Bied een hogere prijs of hou het bij minder verkopers.`,
        ]
      : []),
  ];
}

function stopSentence(count: number, best: number, next: Plan["next"]): string {
  if (best === 0) return "Met deze verkopers wint u samen niets. Begin er niet aan, of zoek lagere kosten.";
  if (best < count)
    return best === 1
      ? "Stop na de eerste verkoper: wie daarna komt, kost meer dan hij toevoegt."
      : `Stop na verkoper ${formatNumber(best)}: wie daarna komt, kost meer dan hij toevoegt.`;
  if (next === null) return "Elke verkoper brengt meer op dan hij kost. Verder dan zes rekenen wij niet.";
  return next.together.value > 0
    ? `Ga gerust door: een volgende zoals de eerste voegt nog ${formatEuros(next.together.value)} per jaar toe.`
    : `Stop hier: een volgende zoals de eerste kost meer dan hij toevoegt, namelijk ${formatEuros(next.together.value)} per jaar.`;
}
