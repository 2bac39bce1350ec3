export type Address = {
  street: string;
  city: string;
  region?: string | undefined;
  postalCode?: string | undefined;
};

/** Where the postal code stands after the city, or after its region. */
const CODE_LAST = "AU BD CA GB GG HK IE IM IN JE NZ PH SG TH US ZA".split(" ");

/** On one line, as the country writes it: "1 Mill Lane, Leeds LS1 1AA", "2 rue Neuve, 69001 Lyon". */
export function writeAddress(
  { street, city, region, postalCode = "" }: Address,
  country: string,
): string {
  const isLast = CODE_LAST.includes(country);
  const town = writePlace(city, region);
  const parts = isLast ? [town, postalCode] : [postalCode, town];
  return `${street}, ${parts.filter(Boolean).join(" ")}`;
}

/** A city with its region, where the country names one: "Bellevue, WA". */
export function writePlace(city: string, region?: string, separator = ", "): string {
  return [city, region].filter(Boolean).join(separator);
}
