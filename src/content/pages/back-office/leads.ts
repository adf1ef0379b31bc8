export const leadsWords = {
  head: { title: "Aanvragen en wachtlijsten", description: "Wie een traject afwerkte en wie wacht." },
  title: "Aanvragen en wachtlijsten",
  choices: { leads: "Aanvragen", waiting: "Wachtlijsten" },
  navigation: "Welke lijst",
  sides: { buyer: "Koper", seller: "Verkoper" },
  leads: ["Referentie", "Wanneer", "Kant", "Naam", "E-mail", "Telefoon", "Later ook"],
  waiting: ["Sinds", "Waarop", "Kant", "E-mail", "Postcode"],
  counts: { caption: "Hoeveel er wachten", columns: ["Waarop", "Kant", "Aantal"] },
  yes: "Ja",
  no: "Nee",
};
