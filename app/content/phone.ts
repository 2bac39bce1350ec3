import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

export type Phone = { display: string; tel: string };

/**
 * A phone number as people of a country write it, and as machines call it (E.164): "+44 20 7946 0018", or
 * "020 7946 0018" in GB. What the country does not have has no digits for machines.
 */
export function parsePhone(display: string, country?: string): Phone {
  const number = parsePhoneNumberFromString(display.replace(/^\s*00(?=\s*[1-9])/, "+"), {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  return { display, tel: number?.isValid() && !number.ext ? number.number : "" };
}
