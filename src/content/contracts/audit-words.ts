import type { AuditEvent } from "#domain/contracts/agreement.ts";

/** What happened to an agreement, line by line of its trail. */
export const auditWords: Readonly<Record<AuditEvent, string>> = {
  opened: "Beide partijen zeiden ja: de overeenkomst is begonnen",
  "party-filled-in": "Gegevens ingevuld",
  "terms-changed": "Afspraken gewijzigd",
  "consents-changed": "Toestemmingen gewijzigd",
  drafted: "Overeenkomst opgesteld",
  "dossier-ticked": "Stap van het dossier afgevinkt of heropend",
  signed: "Ondertekend",
  withdrawn: "Ervan afgezien",
  submitted: "Ingediend bij de netbeheerder",
  activated: "Delen begonnen",
  suspended: "Delen opgeschort",
  resumed: "Delen hervat",
  "notice-given": "Opgezegd",
  ended: "Beëindigd",
  "meter-data-imported": "Meterdata opgeladen",
  "meter-data-removed": "Meterdata gewist",
  "claim-confirmed": "Aansluiting van de andere kant bevestigd",
  settled: "Maand afgerekend",
  declared: "Herkomstverklaring uitgereikt",
  "declaration-revoked": "Herkomstverklaring ingetrokken",
  "account-deleted": "Account gewist",
};
