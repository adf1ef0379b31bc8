import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { ReadPhone } from "../registration-form.ts";

/** By length alone, with what a browser can carry; the server looks closer. */
export const readPhoneRoughly: ReadPhone = (text, country) => {
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : "BE");
  return number?.isPossible() ? number.number : null;
};
