import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  actsOnPayment,
  afterPaymentAct,
  balanceOf,
  type MonthPayment,
  noPayment,
  paymentActs,
  withReminder,
} from "./month-payment.ts";

const none = noPayment({ agreementId: "a", month: "2026-09" });
const asks = (totalCents: number, dueOn = "2026-10-30") => ({ kind: "invoice", totalCents, dueOn }) as const;
const givesBack = (totalCents: number) => ({ kind: "credit-note", totalCents, dueOn: "2026-12-01" }) as const;
const acts = (payment: MonthPayment, side: "buyer" | "seller", papers = [asks(2010)]) =>
  actsOnPayment("agreed", side, balanceOf(papers, payment), payment);
const does = (payment: MonthPayment, act: (typeof paymentActs)[number], papers = [asks(2010)]) =>
  afterPaymentAct(payment, act, balanceOf(papers, payment), "2026-10-20");

describe("the money of a month", () => {
  test("the buyer pays, the seller receives, and each can take back its own word only", () => {
    expect(acts(none, "buyer")).toEqual(["pay"]);
    expect(acts(none, "seller")).toEqual(["receive"]);
    const paid = does(none, "pay");
    expect(balanceOf([asks(2010)], paid)).toMatchObject({ openCents: 0, underwayCents: 2010, dueOn: null });
    expect(acts(paid, "buyer")).toEqual(["undo-pay"]);
    expect(acts(paid, "seller")).toEqual(["receive"]);
    const received = does(paid, "receive");
    expect(acts(received, "buyer")).toEqual([]);
    expect(acts(received, "seller")).toEqual(["undo-receive"]);
    expect(does(does(none, "pay"), "undo-pay")).toEqual(none);
    expect(does(received, "undo-receive")).toEqual(paid);
  });

  test("who says to have received it needs no word of the buyer", () => {
    const received = does(none, "receive");
    expect(balanceOf([asks(2010)], received)).toMatchObject({ openCents: 0, underwayCents: 0 });
    expect(acts(received, "buyer")).toEqual([]);
  });

  test("an addition opens the rest alone, with its own last day", () => {
    const papers = [asks(2010), asks(300, "2026-12-15")];
    expect(balanceOf(papers, does(none, "pay"))).toMatchObject({ openCents: 300, dueOn: "2026-12-15" });
  });

  test("what is given back is asked of nobody, and what was paid too much is told", () => {
    expect(acts(none, "buyer", [asks(2010), givesBack(2010)] as never)).toEqual([]);
    expect(acts(none, "seller", [asks(2010), givesBack(2010)] as never)).toEqual([]);
    expect(balanceOf([asks(2010), givesBack(500)], does(none, "pay"))).toMatchObject({
      openCents: 0,
      overpaidCents: 500,
    });
  });

  test.each(["waiting", "contested", "withdrawn", "outside"] as const)("a month that is %s asks nothing", (state) => {
    for (const side of ["buyer", "seller"] as const) {
      expect(actsOnPayment(state, side, balanceOf([asks(2010)], none), none)).toEqual([]);
    }
  });

  test("the buyer is reminded three days after the last day, never sooner than three days from now", () => {
    expect(withReminder(none, [asks(2010)], "2026-10-01").remindOn).toBe("2026-11-02");
    expect(withReminder(none, [asks(2010)], "2026-12-01").remindOn).toBe("2026-12-04");
    expect(withReminder(does(none, "pay"), [asks(2010)], "2026-12-01").remindOn).toBeNull();
  });

  test("whatever is said in whatever sequence, no more is open than asked and nothing is negative", () => {
    const paper = fc.oneof(fc.integer({ min: 1, max: 9999 }).map((cents) => asks(cents)));
    fc.assert(
      fc.property(fc.array(paper, { minLength: 1 }), fc.array(fc.constantFrom(...paymentActs)), (papers, wanted) => {
        let payment = none;
        for (const act of wanted) {
          const may = (["buyer", "seller"] as const).some((side) => acts(payment, side, papers).includes(act));
          if (may) payment = does(payment, act, papers);
          const balance = balanceOf(papers, payment);
          expect(balance.openCents).toBeGreaterThanOrEqual(0);
          expect(balance.openCents).toBeLessThanOrEqual(balance.askedCents);
          expect(balance.openCents + balance.underwayCents + payment.receivedCents).toBe(balance.askedCents);
        }
      }),
    );
  });
});
