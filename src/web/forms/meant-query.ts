import { afterSellerButtons } from "#web/forms/sellers-query.ts";
import { situationNames } from "#web/forms/situation-fields.ts";

const doors: Readonly<Record<string, readonly string[]>> = {
  deur: ["verbruik", "verbruik-dag", "verbruik-nacht"],
  "eigen-deur": ["eigenverbruik", "eigenverbruik-dag", "eigenverbruik-nacht"],
};

/**
 * What a form that was sent means as a situation: its buttons pressed, and nothing that is no part of a situation.
 * Without script a form also sends the kWh of a door that was left again.
 */
export function meantQuery(params: URLSearchParams): URLSearchParams {
  const open = afterSellerButtons(params);
  for (const [door, fields] of Object.entries(doors)) {
    if (params.get(door) === "vraag") for (const field of fields) open.delete(field);
  }
  return new URLSearchParams(
    situationNames.flatMap((name) => {
      const text = open.get(name);
      return text === null ? [] : [[name, text]];
    }),
  );
}
