import type { Edited } from "~/features/editor/form/draft";
import { folderOfText, parse } from "./site-content.server";
import { writeMdx } from "./text-file";
import { writeYaml } from "./write-yaml";

export function writeFile(name: string, written: string, edited: Edited): string {
  if (folderOfText(name)) return writeMdx(written, edited);
  return writeYaml(written, edited, (text) => parse(name, text).value);
}
