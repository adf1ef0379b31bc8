import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartnerBand, sisterPath } from "#web/pages/calculators/calculator-frame.tsx";

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

test("who changes between family and company, or to another region, keeps use and roof and no price; a postcode stays where it lies", () => {
  const query = "datum=2026-11-17&postcode=9000&verbruik=12000&kwp=8&energieprijs=15%2C89";
  expect(sisterPath("business", "/calculator/koper-onderneming", query)).toBe(
    "/calculator/koper-onderneming?postcode=9000&verbruik=12000&kwp=8",
  );
  expect(sisterPath("general", "/calculator/koper", "")).toBe("/calculator/koper");
  expect(sisterPath("brussels", "/calculator/koper-brussel", query)).toBe(
    "/calculator/koper-brussel?verbruik=12000&kwp=8",
  );
  expect(sisterPath("flanders", "/calculator/koper-vlaanderen", query)).toBe(
    "/calculator/koper-vlaanderen?postcode=9000&verbruik=12000&kwp=8",
  );
});
