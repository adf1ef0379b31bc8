import type { MailMessage } from "#application/ports/mail/mail.ts";

const to = "an.peeters@example.org";
const token = "v7Q1yJ0m8bS3xkZr2T9dWnLf5HcAe4Gu6PiOo1KqBYs";

const proposal = {
  id: "0193",
  side: "buyer",
  title: "Stroom voor de bakkerij",
  partnerMunicipality: "Deinze",
  shared: 3120,
  agreedPrice: 0.082,
  isVatCharged: false,
  gain: 61.4,
  hoursFrom: 9,
  hoursTo: 14,
  lapsesOn: "2026-11-29",
} as const;

const onOldPrices = { signableUntil: "2026-10-31", low: -12.5, high: 61.4 } as const;

const about = { offerId: "0194", title: "Dak van de school" } as const;
const hidden = { ...about, isHidden: true, why: "Op het opgegeven adres staat geen installatie." } as const;
const shown = { ...about, isHidden: false, why: "De gegevens kloppen met de foto en met het verbruik." } as const;

type Samples = { readonly [K in MailMessage["kind"]]: readonly Extract<MailMessage, { kind: K }>[] };

const samples: Samples = {
  "confirm-address": [{ kind: "confirm-address", to, token }],
  "already-registered": [{ kind: "already-registered", to }],
  "reset-password": [{ kind: "reset-password", to, token }],
  "password-changed": [
    { kind: "password-changed", to, at: "2026-11-14T09:32:10.000Z", endedPasskeys: ["Telefoon van An", "Laptop"] },
  ],
  "confirm-new-address": [{ kind: "confirm-new-address", to, token }],
  "address-changing": [{ kind: "address-changing", to, newAddressMasked: "a•••@voorbeeld.be" }],
  "address-changed": [{ kind: "address-changed", to }],
  "second-factor-changed": [
    { kind: "second-factor-changed", to, isOn: true },
    { kind: "second-factor-changed", to, isOn: false },
  ],
  "passkey-changed": [
    { kind: "passkey-changed", to, name: "Telefoon van An", isAdded: true },
    { kind: "passkey-changed", to, name: "Laptop op zolder", isAdded: false },
  ],
  "deletion-planned": [{ kind: "deletion-planned", to, on: "2026-12-15" }],
  "account-deleted": [{ kind: "account-deleted", to }],
  "contact-message": [
    {
      kind: "contact-message",
      to: "hallo@stroom.example",
      messageId: "0193",
      reference: "7KQ4-M2PX",
      name: "An Peeters",
      email: to,
      phone: "+32470123456",
      subject: "Mijn gedeelde kWh",
      text: "Dag,\n\nWaarom staat er in juli niets op mijn factuur?\n\nAn",
      attachmentName: "factuur.pdf",
    },
  ],
  "contact-answer": [
    {
      kind: "contact-answer",
      to,
      reference: "7KQ4-M2PX",
      text: "Dag mevrouw,\n\nUw meter wordt volgende maand vervangen. Daarna kunt u meteen beginnen te delen.\n\nMet vriendelijke groet",
    },
  ],
  "contact-copy": [{ kind: "contact-copy", to, reference: "7KQ4-M2PX" }],
  "confirm-subscription": [{ kind: "confirm-subscription", to, token }],
  "already-subscribed": [{ kind: "already-subscribed", to, key: "MDE5NA.c2VhbGVk" }],
  newsletter: [
    {
      kind: "newsletter",
      to,
      key: "MDE5NA.c2VhbGVk",
      subject: "Wat er deze maand veranderde",
      preview: "Eén verandering, één berekening en één dag.",
      title: "Nieuwe nettarieven",
      paragraphs: ["Op 1 januari veranderen de nettarieven in Vlaanderen."],
      sections: [
        {
          title: "Wat het u doet",
          paragraphs: ["De calculator rekent er al mee."],
          links: [{ label: "Bekijk de kosten", path: "/kosten" }],
        },
      ],
      action: { label: "Reken het na", path: "/calculator/koper" },
    },
  ],
  "confirm-result": [{ kind: "confirm-result", to, token }],
  "calculation-result": [
    {
      kind: "calculation-result",
      to,
      link: "/calculator/koper?datum=2026-11-15&verbruik=9000&kwp=20",
      side: "buyer",
      day: "2026-11-15",
      verdict: "pays",
      buyer: { value: 126.48, low: 118.2, high: 133.9 },
      seller: { value: 94.1, low: null, high: null },
      shared: 3565,
      agreedPrice: 0.12,
      vat: "none",
    },
  ],
  "lead-received": [
    { kind: "lead-received", to, token, side: "buyer", reference: "SP-2026-7KQ2M", replyBy: "2026-11-17" },
    { kind: "lead-received", to, token, side: "seller", reference: "SP-2026-G3XR9", replyBy: "2026-11-17" },
    {
      kind: "lead-received",
      to,
      token,
      side: "seller",
      reference: "SP-2026-W5TN4",
      replyBy: "2026-11-17",
      asksAccount: true,
    },
  ],
  "lead-for-operator": [
    {
      kind: "lead-for-operator",
      to,
      side: "buyer",
      reference: "SP-2026-7KQ2M",
      replyBy: "2026-11-17",
      name: "An Peeters",
      email: "an.peeters@example.org",
      phone: "+32470123456",
      wantsLaterMatches: true,
      link: "/calculator/koper?datum=2026-11-15&postcode=9000&verbruik=3500",
    },
  ],
  "lead-erased-for-operator": [{ kind: "lead-erased-for-operator", to, reference: "SP-2026-7KQ2M" }],
  "confirm-waiting": [
    { kind: "confirm-waiting", to, token, side: "buyer", reason: "wallonia" },
    { kind: "confirm-waiting", to, token, side: "seller", reason: "meter" },
  ],
  "waiting-joined": [{ kind: "waiting-joined", to, leaveToken: token, side: "buyer", reason: "wallonia" }],
  "waiting-for-operator": [
    {
      kind: "waiting-for-operator",
      to,
      side: "buyer",
      reason: "wallonia",
      email: "luc@example.org",
      postcode: "5000",
    },
  ],
  "proposal-new": [
    { kind: "proposal-new", to, proposals: [proposal] },
    {
      kind: "proposal-new",
      to,
      proposals: [
        { ...proposal, side: "seller", title: "Dak van de school", partnerMunicipality: "Gent", isAsked: true },
      ],
    },
    {
      kind: "proposal-new",
      to,
      proposals: [
        { ...proposal, side: "seller", title: "Dak van de school", partnerMunicipality: "Gent", onOldPrices },
        { ...proposal, side: "seller", title: "Schuur", partnerMunicipality: "Aalter", agreedPrice: 0, gain: -38.5 },
      ],
    },
  ],
  "proposal-half-accepted": [
    { kind: "proposal-half-accepted", to, proposalId: "0193", by: "seller" },
    { kind: "proposal-half-accepted", to, proposalId: "0193", by: "buyer" },
  ],
  "proposal-countered": [
    { kind: "proposal-countered", to, proposalId: "0193", by: "seller", price: 0.092, isVatCharged: false, gain: 61.4 },
    {
      kind: "proposal-countered",
      to,
      proposalId: "0193",
      by: "buyer",
      price: 0.085,
      vat: 0.06,
      isVatCharged: true,
      gain: 44.1,
      onOldPrices,
    },
  ],
  "proposal-agreed": [{ kind: "proposal-agreed", to, proposalId: "0193" }],
  "proposal-declined": [{ kind: "proposal-declined", to, proposalId: "0193", reason: "price" }],
  "proposal-lapsed": [{ kind: "proposal-lapsed", to, proposalId: "0193" }],
  invitation: [
    {
      kind: "invitation",
      to,
      token,
      inviterName: "Hilde",
      side: "seller",
      price: 0.095,
      vat: "none",
      answerBy: "2026-11-29",
    },
    { kind: "invitation", to, token, inviterName: "", side: "buyer", price: 0, answerBy: "2026-11-29" },
  ],
  "invitation-closed": [
    { kind: "invitation-closed", to, invitationId: "0195", isDeclined: true },
    { kind: "invitation-closed", to, invitationId: "0195", isDeclined: false },
  ],
  "offer-reported": [
    {
      kind: "offer-reported",
      to,
      offerId: "0194",
      reason: "misleading",
      text: "De oppervlakte van het dak klopt niet.",
      reference: "ML-2026-7KQ2M",
    },
  ],
  "report-received": [
    { kind: "report-received", to, offerId: "0194", reason: "scam", text: "", reference: "ML-2026-7KQ2M" },
  ],
  "report-decided": [
    { kind: "report-decided", to, references: ["ML-2026-7KQ2M"], ...hidden },
    { kind: "report-decided", to, references: ["ML-2026-7KQ2M", "ML-2026-9TR4W"], ...shown },
  ],
  "offer-moderated": [
    { kind: "offer-moderated", to, ...hidden },
    { kind: "offer-moderated", to, ...shown },
  ],
  "agreement-notice": (
    [
      "opened",
      "drafted",
      "changed",
      "signed-by-other",
      "signed",
      "withdrawn",
      "submitted",
      "submit-undone",
      "active",
      "suspended",
      "another-seller",
      "resumed",
      "notice-given",
      "notice-withdrawal-asked",
      "notice-withdrawn",
      "amendment-asked",
      "amendment-agreed",
      "amendment-dropped",
      "ended",
      "account-deleted",
    ] as const
  ).map((notice) => ({
    kind: "agreement-notice",
    to,
    agreementId: "0192",
    reference: "2026-7KQ2M4",
    notice,
    other: "Hilde Vermeulen",
    startedOn: "2026-04-01",
    endsOn: "2026-12-31",
  })),
  "statement-ready": [
    {
      kind: "statement-ready",
      to,
      agreementId: "0192",
      reference: "2026-7KQ2M4",
      month: "2026-11",
      version: 1,
      side: "buyer",
      wattHours: 132_415,
      totalCents: 1324,
      basis: "operator-export",
      standing: "agreed",
      answerBy: null,
    },
    {
      kind: "statement-ready",
      to,
      agreementId: "0192",
      reference: "2026-7KQ2M4",
      month: "2026-10",
      version: 2,
      side: "seller",
      wattHours: 201_000,
      totalCents: 2010,
      basis: "corrected-by-hand",
      standing: "asks-other",
      answerBy: "2026-11-30",
    },
    {
      kind: "statement-ready",
      to,
      agreementId: "0192",
      reference: "2026-7KQ2M4",
      month: "2026-09",
      version: 1,
      side: "buyer",
      wattHours: 201_000,
      totalCents: 2010,
      basis: "unknown-file",
      standing: "asks-you",
      answerBy: "2026-11-30",
    },
  ],
  "month-notice": (
    [
      "reminder",
      "agreed",
      "agreed-by-silence",
      "contested",
      "answered",
      "withdrawn",
      "outside",
      "gaps-proposed",
      "paid",
      "paid-undone",
      "received",
      "received-undone",
      "payment-late",
      "declared",
    ] as const
  ).map((notice) => ({
    kind: "month-notice",
    to,
    agreementId: "0192",
    reference: "2026-7KQ2M4",
    month: "2026-09",
    notice,
    answerBy: notice === "reminder" ? "2026-11-30" : null,
    dueOn: notice === "payment-late" ? "2026-11-30" : null,
    cents: notice.startsWith("paid") || notice.startsWith("received") || notice === "payment-late" ? 2010 : null,
  })),
  "month-data": (
    [
      ["seller", "flanders", "2026-09", false],
      ["buyer", "flanders", "2026-09", true],
      ["buyer", "brussels", "2026-10", false],
    ] as const
  ).map(([side, region, month, isAgain]) => ({
    kind: "month-data",
    to,
    agreementId: "0192",
    reference: "2026-7KQ2M4",
    month,
    side,
    region,
    uploadBy: "2026-11-08",
    isAgain,
  })),
  "connection-in-use": (["first", "second"] as const).map((holder) => ({
    kind: "connection-in-use",
    to,
    agreementId: "0192",
    reference: "2026-7KQ2M4",
    masked: "541448••••••••0008",
    holder,
  })),
  "connection-decided": [true, false].map((isKept) => ({
    kind: "connection-decided",
    to,
    agreementId: "0192",
    reference: "2026-7KQ2M4",
    masked: "541448••••••••0008",
    isKept,
    why: "De koper bevestigde de aansluiting en de tariefkaart staat op uw naam.",
  })),
  "dossier-reminder": [
    {
      kind: "dossier-reminder",
      to,
      agreementId: "0192",
      reference: "2026-7KQ2M4",
      tasks: [
        { step: "ask-supplier", until: "2026-11-30" },
        { step: "request-metering", until: "2026-12-07" },
      ],
    },
  ],
  "form-signed": [{ kind: "form-signed", to, formId: "0192", formKind: "sale-agreement" }],
};

/** Every kind of mail at least once, to look at and to test with. */
export const sampleMessages: readonly MailMessage[] = Object.values(samples).flat();
