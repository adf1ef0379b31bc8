import type { FormKind } from "#domain/forms/form-definitions.ts";
import type { Answers } from "#domain/forms/form-field.ts";

const person = (prefix: string, name: string) => ({
  [`${prefix}Kind`]: "person",
  [`${prefix}Name`]: name,
  [`${prefix}Street`]: "Kerkstraat 12 bus 3",
  [`${prefix}Postcode`]: "9000",
  [`${prefix}Town`]: "Gent",
  [`${prefix}Email`]: "an@example.org",
});
const own = { ...person("own", "An De Smet"), ownEan: "541448123456789016" };

/** The five papers filled in, as they are kept on 15 November 2026. */
export const filledAnswers: Readonly<Record<FormKind, Answers>> = {
  "sale-agreement": {
    signerRole: "seller",
    ...person("seller", "An De Smet"),
    sellerEan: "541448123456789016",
    sellerIban: "BE68539007547034",
    ...person("buyer", "Bakkerij Het Zonnetje"),
    buyerKind: "company",
    buyerNumber: "0123456749",
    buyerRepresentative: "Bart Peeters",
    buyerEan: "541448820000000008",
    priceCents: "8.5",
    vat: "none",
    settlement: "month",
    paymentDays: "30",
    startDay: "2027-01-01",
    term: "24",
    noticeMonths: "2",
    manager: "seller",
    remarks: "Bij een verhuis spreken wij opnieuw af.",
  },
  "manager-mandate": {
    ...own,
    ...person("manager", "Bart Peeters"),
    managerEmail: "bart@example.org",
    fromDay: "2026-12-01",
    untilDay: "",
    mayFile: "yes",
    mayReceive: "yes",
    mayChange: "no",
  },
  "metering-request": {
    ...own,
    supplier: "Voorbeeldstroom",
    customerNumber: "K-1234",
    reason: "sell",
    wishDay: "2026-12-01",
  },
  "installation-declaration": {
    ...own,
    technology: "sun",
    peakKilowatts: "6.4",
    inverterKilovoltamperes: "5",
    battery: "no",
    inServiceDay: "2021-05-04",
    installationPlace: "Dak van de woning, Kerkstraat 12, 9000 Gent",
    isOwnRenewable: "yes",
    isSideActivity: "yes",
    sellsToOne: "yes",
    tellsChanges: "yes",
  },
  withdrawal: {
    addresseeName: "Voorbeeld bv",
    addresseeAddress: "Marktplein 1, 9000 Gent",
    addresseeEmail: "info@example.org",
    service: "Verkoop van elektriciteit",
    orderedDay: "2026-11-10",
    reference: "",
    ownName: "An De Smet",
    ownStreet: "Kerkstraat 12",
    ownPostcode: "9000",
    ownTown: "Gent",
    ownEmail: "an@example.org",
  },
};
