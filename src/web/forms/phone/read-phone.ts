import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { ReadPhone } from "../registration-form.ts";

/** With the whole numbering plans of the world, which only the server carries. */
export const readPhone: ReadPhone = (text, country) => {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : "BE");
  return number?.isValid() ? number.number : null;
};
