import { expect, test } from "vitest";
import { accountDeletedMail } from "#content/mails/accounts/account-deleted.ts";
import { deletionPlannedMail } from "#content/mails/accounts/deletion-planned.ts";
import { calculationResultMail } from "#content/mails/calculation-result.ts";
import { agreementNoticeMail } from "#content/mails/contracts/agreement-notice.ts";
import { proposalCounteredMail, proposalNewMail } from "#content/mails/proposal-mails.ts";
import { deletionWords } from "#content/pages/accounts/details-security.ts";
import { sampleSite } from "../../../tests/support/domain/sample-site.ts";

const site = sampleSite();

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const result = {
  link: "/calculator/koper",
  side: "buyer",
  day: "2026-11-15",
  verdict: "pays",
  buyer: { value: 80, low: null, high: null },
  seller: { value: 80, low: null, high: null },
  shared: 2000,
  agreedPrice: 0.106,
} as const;

test("another price is told in whole sentences, also to who gives power away", () => {
  const said = (gain: number) =>
    plain(
      proposalCounteredMail(site, { proposalId: "p", by: "buyer", price: 0.1, vat: 0, isVatCharged: false, gain })
        .paragraphs[0],
    );
  expect(said(80)).toBe(
    "De koper antwoordde op het voorstel met een andere prijs: 10,00 c€/kWh, geen btw. Voor u betekent dat: € 80,00 per jaar na alle kosten.",
  );
  expect(said(-35.23)).toContain("Voor u betekent dat: u geeft € 35,23 per jaar weg.");
});

test("a mailed result says what its price holds of VAT", () => {
  const priced = (more: Partial<Parameters<typeof calculationResultMail>[1]>) =>
    plain(calculationResultMail(site, { ...result, ...more }).facts?.at(-1)?.value);
  expect(priced({ vat: "included" })).toBe("10,60 c€/kWh, btw inbegrepen");
  expect(priced({ vat: "none" })).toBe("10,60 c€/kWh, geen btw");
  expect(priced({ vat: "left-out" })).toBe("10,60 c€/kWh, zonder btw");
  expect(priced({ agreedPrice: 0, vat: "none" })).toBe("weggegeven, prijs 0");
});

test("the mails about a deleted account promise what its page promises: what two signed is kept for ten years", () => {
  expect(JSON.stringify(deletionWords)).toContain("tien jaar");
  for (const mail of [accountDeletedMail(site), deletionPlannedMail(site, { on: "2026-12-17" })])
    expect(mail.paragraphs[0]).toContain("bewaren wij tien jaar");
});

test("a first day that was told names who told it, and says nowhere that sharing began", () => {
  const told = { agreementId: "deal", reference: "2026-TEST", notice: "active", startedOn: "2027-02-01" } as const;
  const textOf = (more: { other?: string; isOwn?: boolean }) =>
    plain(agreementNoticeMail(site, { ...told, ...more }).paragraphs[0]);
  const day = "dat de netbeheerder 1 februari 2027 als eerste dag bevestigde.";
  expect(textOf({ other: "Hilde Vermeulen", isOwn: false })).toContain(`Hilde Vermeulen meldt ${day}`);
  expect(textOf({ other: "Bram Peeters", isOwn: true })).toContain(`U meldde ${day}`);
  expect(textOf({})).toContain(`De beheerder meldt ${day}`);
  expect(agreementNoticeMail(site, told).title).not.toContain("U deelt stroom");
});

test("the mail of a notice says who gave it and the last day, and that of a filing taken back who took it back", () => {
  const about = { agreementId: "deal", reference: "2026-TEST", endsOn: "2026-06-30" } as const;
  const mailOf = (notice: "notice-given" | "submit-undone", isOwn?: boolean) =>
    agreementNoticeMail(site, {
      ...about,
      notice,
      other: "Bram Peeters",
      ...(isOwn === undefined ? {} : { isOwn }),
    });
  expect(mailOf("notice-given", false).paragraphs[0]).toMatch(/^Bram Peeters zegde op\. Tot en met/);
  expect(mailOf("notice-given", true).paragraphs[0]).toMatch(/^U zegde op\. /);
  expect(mailOf("notice-given").paragraphs[0]).toMatch(/^Een van u beiden zegde op\. /);
  expect(mailOf("notice-given").facts?.at(-1)).toEqual({ name: "Laatste dag", value: "30 juni 2026" });
  expect(mailOf("submit-undone", false).paragraphs[0]).toContain("Bram Peeters meldt dat de aanvraag nog niet");
});

test("the mail of a proposal says who found it: the platform, or the buyer who asked and said yes thereby", () => {
  const proposal = {
    id: "0193",
    side: "seller",
    title: "Dak van de school",
    partnerMunicipality: "Gent",
    shared: 3120,
    agreedPrice: 0.082,
    gain: 61.4,
    hoursFrom: 9,
    hoursTo: 14,
    lapsesOn: "2026-11-29",
  } as const;
  const found = proposalNewMail(site, { proposals: [proposal] });
  const asked = proposalNewMail(site, { proposals: [{ ...proposal, isAsked: true }] });
  expect([found.subject, asked.subject]).toEqual(["Wij vonden een koper voor u", "Een koper doet u een voorstel"]);
  expect(asked.paragraphs[0]).toContain("Een koper zag ‘Dak van de school’ en vraagt het aan.");
  expect(asked.action).toMatchObject({ path: "/account/voorstellen/0193" });
  // Of several the mail leads to the list.
  expect(proposalNewMail(site, { proposals: [{ ...proposal, isAsked: true }, proposal] }).action).toMatchObject({
    path: "/account/voorstellen",
  });
});
