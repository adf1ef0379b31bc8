import { brusselsCard, type TariffCard, tariffCards } from "#figures/suppliers.ts";

export type Product = { card: TariffCard; region: "flanders" | "brussels" };

const flemish = (card: TariffCard): Product => ({ card, region: "flanders" });

/** Every tariff card that can be chosen, by the name that stands for it in an address. */
export const products: Readonly<Record<string, Product>> = {
  "engie-easy-vast": flemish(tariffCards.engieEasyFixed),
  "eneco-zon-wind-vast": flemish(tariffCards.enecoSunWindFixed),
  "octa-fixed": flemish(tariffCards.octaFixed),
  "luminus-comfyflex": flemish(tariffCards.luminusComfyFlex),
  "totalenergies-mycomfort": flemish(tariffCards.totalEnergiesMyComfort),
  "ecopower-burgerstroom": flemish(tariffCards.ecopowerCitizenPower),
  "ebem-groen-variabel": flemish(tariffCards.ebemVariable),
  "dats24-groen-variabel": flemish(tariffCards.dats24Variable),
  "mega-smart-fixed-brussel": { card: brusselsCard, region: "brussels" },
};

export const isProduct = (name: string): boolean => Object.hasOwn(products, name);

/** The card of each side that counts until a contract is told. */
export const proposedProduct = {
  flanders: { buyer: "engie-easy-vast", seller: "eneco-zon-wind-vast" },
  brussels: { buyer: "mega-smart-fixed-brussel", seller: "mega-smart-fixed-brussel" },
} as const;
