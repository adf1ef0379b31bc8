/** What the line between two prices says; {amount} is filled in by the picture. */
export const priceLineWords = {
  injection: "Injectievergoeding",
  agreed: "Afgesproken prijs",
  energy: "Energieprijs",
  sellerGains: "verkoper: {amount} meer",
  sellerLoses: "verkoper: {amount} minder",
  buyerGains: "koper: {amount} minder betaald",
  buyerLoses: "koper: {amount} meer betaald",
  headers: { name: "Prijs", price: "Per kWh" },
};
