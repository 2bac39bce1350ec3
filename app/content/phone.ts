import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

export type Phone = { display: string; tel: string };

/** `tel` (E.164) is empty for a number that the country does not have. */
export function parsePhone(display: string, country?: string): Phone {
  const number = parsePhoneNumberFromString(display.replace(/^\s*00(?=\s*[1-9])/, "+"), {
    defaultCountry: country as CountryCode,
    extract: false,
  });
  return { display, tel: number?.isValid() && !number.ext ? number.number : "" };
}
