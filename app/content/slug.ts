import { plainLetters } from "./plain-letters.ts";

/** What an entry of team.yaml takes from a name: "Ann Lee" is ann-lee, with the initials AL. */
export function personOf(name: string) {
  const initials = name.split(/\s+/).map((word) => word.charAt(0).toUpperCase());
  return { slug: slugOf(name), initials: initials.join("").slice(0, 3) };
}

/** A title as the part of an address: "Crème, Please" is creme-please. */
export function slugOf(title: string): string {
  const plain = plainLetters(title).replace(/[^\w\s-]/g, "");
  return plain.trim().replace(/[\s_-]+/g, "-");
}
