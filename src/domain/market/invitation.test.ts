import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readStoredProfile } from "#domain/account-details/stored-profile.ts";
import { checkInvitation, invitingName, newInvitation, roleIn, sidesOf, stateAt } from "#domain/market/invitation.ts";

const input = {
  side: "seller",
  connectionId: "home",
  price: 0.095,
  email: "Bo@Example.org",
  message: "Dag Bo",
} as const;
const checkContext = { ownEmail: "an@example.org", numberRemoved: "[weg]" };
const codeOf = (change: Partial<Record<keyof typeof input, unknown>>) => {
  const checked = checkInvitation({ ...input, ...change } as typeof input, checkContext);
  return checked.ok ? "ok" : checked.refusal.code;
};
const sent = new Date("2026-11-15T10:00:00Z");
function invitation() {
  const checked = checkInvitation(input, checkContext);
  if (!checked.ok) throw new Error(checked.refusal.code);
  return newInvitation({ id: "one", inviterUid: "an", inviterName: "An" }, checked.value, sent);
}

describe("what may be sent", () => {
  test("a price within the bounds of any offer, and nothing for a gift", () => {
    for (const price of [0, 0.095, 1]) expect(codeOf({ price })).toBe("ok");
    for (const price of [-0.01, 1.01, Number.NaN]) expect(codeOf({ price })).toBe("price-invalid");
  });

  test("an address, and not one's own, however it is spelled", () => {
    expect(codeOf({ email: "bo" })).toBe("email-malformed");
    expect(codeOf({ email: "AN@example.ORG" })).toBe("own-address");
  });

  test("a few words that lead to nobody", () => {
    expect(codeOf({ message: "Bel 0478 12 34 56" })).toBe("message-with-contact");
    expect(codeOf({ message: "kijk op www.elders.be" })).toBe("message-with-contact");
    expect(codeOf({ message: "a".repeat(301) })).toBe("text-too-long");
  });
});

test("it names the first name of a person, the name of a company, and never an address or a number instead", () => {
  const nameOf = (data: Record<string, unknown>) => invitingName(readStoredProfile(data));
  const company = { name: "Zonnedak bv", number: "0123456749" };
  expect(nameOf({ firstName: "An", lastName: "Peeters" })).toBe("An");
  expect(nameOf({ kind: "company", firstName: "An", company })).toBe("Zonnedak bv");
  for (const firstName of ["", "win op https://elders.example", "0478 12 34 56", "a@b.be", "x".repeat(61)])
    expect(nameOf({ firstName })).toBe("");
  expect(invitingName(null)).toBe("");
});

test("it is open for fourteen days, and has lapsed after them whether or not that was noted", () => {
  const made = invitation();
  expect(stateAt(made, new Date("2026-11-29T22:59:59Z"))).toBe("open");
  expect(stateAt(made, new Date("2026-11-29T23:00:00Z"))).toBe("lapsed");
  expect(stateAt({ ...made, state: "accepted" }, new Date("2027-01-01"))).toBe("accepted");
});

test("nobody reads it but who sent it and one partner: by the address until an account has it, then that account alone", () => {
  const made = invitation();
  expect(roleIn(made, { uid: "an", email: "bo@example.org" })).toBe("inviter");
  expect(roleIn(made, { uid: "bo", email: "BO@example.org" })).toBe("partner");
  expect(roleIn(made, { uid: "cas", email: "cas@example.org" })).toBeNull();
  const taken = { ...made, partnerUid: "cas" };
  expect(roleIn(taken, { uid: "cas", email: "cas@example.org" })).toBe("partner");
  expect(roleIn(taken, { uid: "bo", email: "bo@example.org" })).toBeNull();
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (uid, email) => {
      fc.pre(uid !== "an");
      expect(roleIn({ ...made, email: null }, { uid, email })).toBeNull();
    }),
  );
});

test("the two stand on opposite sides", () => {
  expect(sidesOf({ side: "seller" }, "inviter", "partner")).toEqual({ seller: "inviter", buyer: "partner" });
  expect(sidesOf({ side: "buyer" }, "inviter", "partner")).toEqual({ seller: "partner", buyer: "inviter" });
});
