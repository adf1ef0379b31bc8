import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormSummary } from "#web/sections/form-summary.tsx";

test("a fault stands behind the name of its field, with a colon unless that ends with a sign of its own", () => {
  const labels = { straat: "Straat", batterij: "Is er een batterij?", eigen: "De stroom is van mij." };
  const faults = { straat: "Vul dit in.", batterij: "Maak een keuze.", eigen: "Vink dit aan." };
  const html = renderToStaticMarkup(<FormSummary answer={{ typed: {}, faults, notice: null }} labels={labels} />);
  for (const line of ["Straat: Vul", "Is er een batterij? Maak", "De stroom is van mij. Vink"])
    expect(html).toContain(line);
});
