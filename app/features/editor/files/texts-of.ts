import type { Path } from "~/content/parse-yaml";
import { nameOf } from "~/features/editor/form/draft";

export function textsOf(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    textsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

export const pointerTo = (path: Path) =>
  path.reduce<string>((name, key) => nameOf(name, String(key)), "");
