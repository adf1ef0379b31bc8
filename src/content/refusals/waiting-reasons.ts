import type { WaitingReason } from "#domain/leads/waiting-reason.ts";

/** What somebody waits for, in words that fit after "zodra". */
export const waitedFor: Readonly<Record<WaitingReason, string>> = {
  wallonia: "stroom verkopen tussen personen ook in Wallonië kan",
  brussels: "wij ook in Brussel kopers en verkopers mogen samenbrengen",
  netherlands: "het ook in Nederland kan",
  meter: "u met een digitale meter kunt meedoen",
  "contract-holder": "het contract op uw naam staat en u wilt beginnen",
};

/** The same as one word for the operator. */
export const waitingReasonNames: Readonly<Record<WaitingReason, string>> = {
  wallonia: "Wallonië",
  brussels: "Brussel",
  netherlands: "Nederland",
  meter: "meter",
  "contract-holder": "contracthouder",
};
