import { ADDRESS_FIELD } from "./leave-out.ts";
import type { Path } from "./parse-yaml.ts";

const IN_MARKDOWN = /(?<!!)\[[^\]]*\]\(([^)\s]*)\)/g;

/** `inWords`: of a link within a text, as app/content/linked-text.ts makes it. */
export type WrittenAddress = { path: Path; address: string; isKey?: boolean; inWords?: boolean };

export function addressesIn(value: unknown, path: Path = []): WrittenAddress[] {
  if (typeof value === "string") {
    const isAddress = value.startsWith("/") && ADDRESS_FIELD.test(String(path.at(-1)));
    const inText = [...value.matchAll(IN_MARKDOWN)].map(([, address = ""]) => address);
    return isAddress
      ? [{ path, address: value }]
      : inText.map((address) => ({ path, address, inWords: true }));
  }
  return Object.entries(Object(value)).flatMap(([key, part]) => {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    const own = key.startsWith("/") ? [{ path: inner, address: key, isKey: true }] : [];
    return [...own, ...addressesIn(part, inner)];
  });
}

/** What links may name after their #: entries of a data file. */
export function placesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    /^(id|slug)$/.test(key) ? String(part) : placesIn(part),
  );
}
