import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartnerBand } from "#web/pages/calculators/partner-band.tsx";

const partner = {
  name: "Coöperatie Voorbeeld",
  logo: null,
  colors: { light: { surface: "#104030", text: "#ffffff" }, dark: { surface: "#c0e8d8", text: "#102018" } },
};

test("a partner shows its name in its colours of either mode, and its logo with the name as text and a reserved size", () => {
  const named = renderToStaticMarkup(<PartnerBand partner={partner} lead="Aangeboden met" />);
  expect(named).toContain("Coöperatie Voorbeeld");
  expect(named).toContain("background-color:light-dark(#104030, #c0e8d8)");
  expect(named).toContain("color:light-dark(#ffffff, #102018)");
  const logo = { path: "/logo.svg", width: 120, height: 32 };
  const drawn = renderToStaticMarkup(<PartnerBand partner={{ ...partner, logo }} lead="Aangeboden met" />);
  expect(drawn).toContain('<img src="/logo.svg" alt="Coöperatie Voorbeeld" width="120" height="32"/>');
});
