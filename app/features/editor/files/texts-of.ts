import type { Path } from "~/content/parse-yaml";

export function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    textsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
