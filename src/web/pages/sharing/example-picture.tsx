import type { ComponentType } from "react";
import type { PracticeExampleId } from "#domain/economics/practice-example.ts";
import { ApartmentBlock } from "#ui/illustrations/apartment-block.tsx";
import { Bakery } from "#ui/illustrations/bakery.tsx";
import { Barn } from "#ui/illustrations/barn.tsx";
import { CarHouse } from "#ui/illustrations/car-house.tsx";
import { HouseWithPanels } from "#ui/illustrations/house-with-panels.tsx";
import type { IllustrationProps } from "#ui/illustrations/scene.tsx";
import { School } from "#ui/illustrations/school.tsx";
import { Street } from "#ui/illustrations/street.tsx";

const pictures: Record<PracticeExampleId, ComponentType<IllustrationProps>> = {
  neighbours: Street,
  bakery: Bakery,
  school: School,
  car: CarHouse,
  flat: ApartmentBlock,
  secondHome: HouseWithPanels,
  coldStore: Barn,
};

export function ExamplePicture({ id, ...props }: IllustrationProps & { id: PracticeExampleId }) {
  const Picture = pictures[id];
  return <Picture {...props} />;
}
