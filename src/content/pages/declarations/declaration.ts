import type { PageHead } from "#content/page-head.ts";
import type { Site } from "#content/site.ts";

export const declarationWords = (site: Site, code: string) => ({
  head: {
    title: `Herkomstverklaring ${code}`,
    description: `Verklaring ${code} in het openbare register van ${site.name}: wat ze zegt over gedeelde stroom, of ze echt is, en hoe u dat zelf nakijkt.`,
    trail: [{ name: "Herkomstverklaringen", path: "/declarations" }],
  } satisfies PageHead,
  verdict: {
    valid: {
      eyebrow: "Echt",
      title: "Deze verklaring is echt",
      lead: "Ze staat in het register, is niet ingetrokken, en vingerafdruk, keten, sleutel en handtekening kloppen.",
    },
    revoked: {
      eyebrow: "Ingetrokken",
      title: "Deze verklaring is ingetrokken",
      lead: "Ze is ooit door dit register uitgereikt, maar geldt niet meer.",
    },
    broken: {
      eyebrow: "Klopt niet",
      title: "Deze verklaring klopt niet",
      lead: "Ze staat in het register, maar bij het narekenen klopt er iets niet. Vertrouw ze niet, en laat het ons weten.",
    },
  },
  says: "Wat ze zegt",
  hashes: {
    title: "De vingerafdrukken",
    own: "Van deze verklaring",
    previous: "Van de vorige in de keten",
    statement: "Van de afrekening",
    signature: "Handtekening (Ed25519, base64)",
    key: "Sleutel",
  },
  notGuarantee: {
    title: "Geen garantie van oorsprong",
    text: "Een garantie van oorsprong (GVO) wordt door een overheidsinstantie uitgereikt en los van de stroom verhandeld. Deze verklaring is dat niet en vervangt ze niet. Wat ze wel en niet bewijst, staat in het register.",
    link: "Wat ze bewijst, en wat niet",
  },
  previous: "Vorige in de keten",
  next: "Volgende in de keten",
  back: "Naar het register",
});
