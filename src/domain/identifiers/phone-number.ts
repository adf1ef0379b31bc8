import type { Country } from "#domain/identifiers/country.ts";
import { ok, type Result, refused } from "#domain/result.ts";

declare const phoneNumber: unique symbol;
/** A Belgian or Dutch number in E.164: a plus, the country code and the national digits. */
export type PhoneNumber = string & { readonly [phoneNumber]: true };

export type PhoneKind = "mobile" | "landline";

export type PhoneNumberRefusal =
  | { code: "phone-missing" }
  | { code: "phone-characters" }
  | { code: "phone-country" }
  | { code: "phone-without-zero" }
  | { code: "phone-service" }
  | { code: "phone-length"; country: Country; digits: number }
  | { code: "phone-impossible"; country: Country };

type Plan = {
  callingCode: string;
  lengths: readonly number[];
  mobile: RegExp;
  landline: RegExp;
  service: RegExp;
  /** Cuts the national digits into the groups in which they are written. */
  groups: RegExp;
};

// The numbering plans of BIPT and ACM. 078 (Belgium) and 085, 087, 088 (Netherlands) cost an ordinary call, and small
// companies have no other number. Lines that are free or that the caller pays extra for are nobody's own.
const PLANS: Readonly<Record<Country, Plan>> = {
  be: {
    callingCode: "32",
    lengths: [8, 9],
    mobile: /^4[5-9]\d{7}$/,
    landline: /^(?:(?:1[0-69]|[23][2-8]|4[23]|5\d|6[013-57-9]|71|78|8[1-79]|9[2-4])\d{6}|80[2-8]\d{5})$/,
    service: /^(?:70|800|90)/,
    groups: /^(4[5-9]\d)(\d\d)(\d\d)(\d\d)$|^([2349])(\d{3})(\d\d)(\d\d)$|^(\d\d)(\d\d)(\d\d)(\d\d)$/,
  },
  nl: {
    callingCode: "31",
    lengths: [9],
    mobile: /^6[1-58]\d{7}$/,
    landline:
      /^(?:1(?:[035]\d|1[13-578]|6[124-8]|7[24]|8[0-467])|2(?:[0346]\d|2[2-46-9]|5[125]|9[479])|3(?:[03568]\d|1[3-8]|2[01]|4[1-8])|4(?:[0356]\d|1[1-368]|7[58]|8[15-8]|9[23579])|5(?:[0358]\d|[19][1-9]|2[1-57-9]|4[13-8]|6[126]|7[0-3578])|7\d\d|8[578]\d)\d{6}$/,
    service: /^(?:800|84|90|91|97|66)/,
    groups: /^(6)(\d{8})$|^((?:1[16-8]|2[259]|3[124]|4[17-9]|5[124679])\d)(\d{3})(\d{3})$|^([1-578]\d)(\d{3})(\d{4})$/,
  },
};

/** A number that starts with a single 0 is read as one of `country`. */
export function parsePhoneNumber(text: string, country: Country): Result<PhoneNumber, PhoneNumberRefusal> {
  // In "+32 (0)470…" the zero is only dialled inside the country.
  const bare = text.replace(/\(0\)/g, "").replace(/[\s\u200b\u2060.\-\u2010-\u2015/()]/g, "");
  if (bare === "") return refused({ code: "phone-missing" });
  if (!/^\+?\d+$/.test(bare)) return refused({ code: "phone-characters" });
  const number = splitCountry(bare, country);
  if (typeof number === "string") return refused({ code: number });
  const { plan, national } = number;
  if (plan.service.test(national)) return refused({ code: "phone-service" });
  if (!plan.lengths.includes(national.length)) {
    return refused({ code: "phone-length", country: number.country, digits: national.length + 1 });
  }
  if (!plan.mobile.test(national) && !plan.landline.test(national)) {
    return refused({ code: "phone-impossible", country: number.country });
  }
  return ok(`+${plan.callingCode}${national}` as PhoneNumber);
}

export function phoneKind(phone: PhoneNumber): PhoneKind {
  const { plan, national } = partsOf(phone);
  return plan.mobile.test(national) ? "mobile" : "landline";
}

/** As it is written inside `from`; numbers of the other country keep their country code. */
export function formatPhoneNumber(phone: PhoneNumber, from: Country): string {
  const { plan, national, country } = partsOf(phone);
  const groups = plan.groups
    .exec(national)
    ?.slice(1)
    .filter((group) => group !== undefined)
    .join(" ");
  if (groups === undefined) throw new Error("A PhoneNumber always falls into the groups of its plan.");
  return country === from ? `0${groups}` : `+${plan.callingCode} ${groups}`;
}

type Parts = { country: Country; plan: Plan; national: string };

function splitCountry(bare: string, country: Country): Parts | "phone-country" | "phone-without-zero" {
  const international = /^(?:\+|00)(\d*)$/.exec(bare)?.[1];
  if (international === undefined) {
    if (!bare.startsWith("0")) return "phone-without-zero";
    return { country, plan: PLANS[country], national: bare.slice(1) };
  }
  for (const other of ["be", "nl"] as const) {
    const plan = PLANS[other];
    if (!international.startsWith(plan.callingCode)) continue;
    // Some keep the zero of the national form after the country code; no national number starts with one.
    return { country: other, plan, national: international.slice(plan.callingCode.length).replace(/^0/, "") };
  }
  return "phone-country";
}

function partsOf(phone: PhoneNumber): Parts {
  const parts = splitCountry(phone, "be");
  if (typeof parts === "string") throw new Error("A PhoneNumber always carries a known country code.");
  return parts;
}
