import type { ContractAction } from "#domain/contracts/contract-actions.ts";
import type { ContractState } from "#domain/contracts/contract-state.ts";
import type { Faults } from "#domain/forms/parse-step.ts";
import type { SigningRefusal } from "#domain/forms/signing.ts";
import type { MeterRefusal } from "#domain/meter-files/meter-reading.ts";
import type { Month } from "#domain/settlement/months/month.ts";
import type { PaymentAct } from "#domain/settlement/months/month-payment.ts";
import type { MonthAct } from "#domain/settlement/months/month-standing.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** Why something about an agreement was not done. */
export type ContractRefusal =
  | { readonly code: "agreement-unknown" }
  /** In another tab, or by the other side, since it was read. */
  | { readonly code: "agreement-changed" }
  | { readonly code: "action-refused"; readonly action: ContractAction; readonly state: ContractState }
  | { readonly code: "fields-faulty"; readonly faults: Faults }
  | { readonly code: "already-signed" }
  | SigningRefusal
  | { readonly code: "withdrawal-over" }
  /** Everything is as it was. */
  | { readonly code: "amendment-empty" }
  /** Somebody sells from this connection on those days already; who, nobody is told. */
  | { readonly code: "connection-in-use" }
  | { readonly code: "day-impossible"; readonly earliest: CalendarDay; readonly latest: CalendarDay }
  /** A month was settled from the first day that was told. */
  | { readonly code: "start-fixed" }
  | SettlementRefusal;

export type SettlementRefusal =
  | { readonly code: "consent-missing" }
  | { readonly code: "made-on-impossible" }
  | { readonly code: "file-other-ean"; readonly masked: string; readonly expected: readonly string[] }
  | { readonly code: "file-without-ean" }
  | { readonly code: "file-without-quarters" }
  | { readonly code: "file-other-direction"; readonly role: "injection" | "offtake" }
  | { readonly code: "file-other-months"; readonly first: CalendarDay; readonly last: CalendarDay }
  | { readonly code: "file-unreadable"; readonly refusal: MeterRefusal }
  /** In kWh. */
  | { readonly code: "quarter-too-large"; readonly maximum: number }
  | { readonly code: "result-unreadable"; readonly line: number }
  | { readonly code: "month-not-over"; readonly month: Month }
  | { readonly code: "month-outside"; readonly month: Month }
  | { readonly code: "data-missing"; readonly sides: readonly ("seller" | "buyer")[] }
  | { readonly code: "quarters-missing"; readonly quarters: number }
  /** Other quarters are missing than were read. */
  | { readonly code: "gaps-changed"; readonly month: Month }
  /** More than the installation can make. */
  | { readonly code: "above-installation"; readonly wattHours: number; readonly most: number }
  /** More than a connection carries: the buyer's by its power as both signed it in kVA, any other by a general limit. */
  | {
      readonly code: "above-connection";
      readonly wattHours: number;
      readonly most: number;
      readonly capacity: number | null;
    }
  | { readonly code: "month-unknown"; readonly month: Month }
  | { readonly code: "month-act-refused"; readonly act: MonthAct | PaymentAct }
  | { readonly code: "reason-missing" }
  | { readonly code: "reason-long"; readonly max: number };
