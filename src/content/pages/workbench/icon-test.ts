import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

export const iconTestWords = (site: Site) => ({
  head: {
    title: "Iconen",
    description: `Alle iconen die met ${site.name} meekomen, en een proef met iconen die de browser bij de server opvraagt, met terugval naar een openbare dienst.`,
    trail: [{ name: "Werkbank", path: "/test42" }],
  } satisfies PageHead,
  lead: "Boven staan de iconen die met de site meekomen. Onder vraagt de browser er een op bij de server; wat de server niet heeft, vraagt hij aan een openbare dienst, hoogstens anderhalve seconde lang.",
  bundled: "Meegeleverde iconen",
  remote: "Opgevraagde iconen",
  ask: "Vraag zon, maan en nog eens zon",
  form: { prefix: "Verzameling", name: "Naam van het icoon", show: "Toon dit icoon" },
});
