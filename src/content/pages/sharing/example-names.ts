import { type PracticeExampleId, practiceExampleIds } from "#domain/economics/practice-example.ts";

type ExampleName = {
  /** Of its address, and the anchor of its place in the overview. */
  segment: string;
  title: string;
  form: string;
};

const sale = "Persoon-aan-persoonverkoop";

/** What an example is called, without its sum. */
export const exampleNames: Readonly<Record<PracticeExampleId, ExampleName>> = {
  neighbours: { segment: "buren", title: "Twee buren", form: sale },
  bakery: { segment: "bakkerij", title: "De loods en de bakkerij", form: sale },
  school: { segment: "school", title: "De school en de straat", form: "Meervoudige persoon-aan-persoonverkoop" },
  car: { segment: "auto", title: "De auto aan de laadpaal", form: sale },
  flat: { segment: "appartement", title: "Het appartement zonder dak", form: sale },
  secondHome: { segment: "buitenverblijf", title: "Het huis en het buitenverblijf", form: "Energiedelen met uzelf" },
  coldStore: { segment: "koelhuis", title: "De boerderij en het koelhuis", form: sale },
};

export const examplesPath = "/energie-delen/praktijkvoorbeelden";

export const examplePath = (id: PracticeExampleId): string => `${examplesPath}/${exampleNames[id].segment}`;

export const exampleAt = (segment: string): PracticeExampleId | undefined =>
  practiceExampleIds.find((id) => exampleNames[id].segment === segment.toLowerCase());
