import { ApartmentBlock } from "#ui/illustrations/apartment-block.tsx";
import { Bakery } from "#ui/illustrations/bakery.tsx";
import { Barn } from "#ui/illustrations/barn.tsx";
import { Contract } from "#ui/illustrations/contract.tsx";
import { EmptySquare } from "#ui/illustrations/empty-square.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import { Letter } from "#ui/illustrations/letter.tsx";
import { Meter } from "#ui/illustrations/meter.tsx";
import { MissingTile } from "#ui/illustrations/missing-tile.tsx";
import { School } from "#ui/illustrations/school.tsx";
import { Street } from "#ui/illustrations/street.tsx";
import { SunCable } from "#ui/illustrations/sun-cable.tsx";
import { Specimen } from "../gallery.tsx";
import type { ChartGalleryWords } from "./component-test-charts.tsx";

const drawings = [
  ["houseWithPanels", HouseWithPanels],
  ["barn", Barn],
  ["bakery", Bakery],
  ["school", School],
  ["apartmentBlock", ApartmentBlock],
  ["street", Street],
  ["sunCable", SunCable],
  ["emptySquare", EmptySquare],
  ["missingTile", MissingTile],
  ["letter", Letter],
  ["meter", Meter],
  ["contract", Contract],
] as const;

export function IllustrationSpecimens({ words }: { words: ChartGalleryWords["illustrations"] }) {
  return (
    <Specimen name={words.title}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
        {drawings.map(([name, Drawing]) => (
          <li key={name} className="rounded-card border border-line bg-surface p-4">
            <Drawing className="w-full" />
            <p className="mt-2 text-muted text-small">{words.names[name]}</p>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
