import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The number as people of its country write it, or as it was typed when it is no number yet. */
export function formatPhone(text: string, country: string): string {
  const home: CountryCode = isSupportedCountry(country) ? country : "BE";
  const number = parsePhoneNumberFromString(text, home);
  if (!number?.isPossible()) return text;
  return number.country === home ? number.formatNational() : number.formatInternational();
}
