import { type ParsedText, parseMdxFile, splitMdxFile } from "~/content/parse-text";
import type { ParsedFile } from "~/content/parse-yaml";
import type { Edited } from "~/features/editor/form/draft";
import { writeYaml } from "./write-yaml";

/** The key of the text below the fields of an MDX file; no field has this name. */
export const BODY = "body";

/** An MDX file as a data file with one more field: its text. */
export type ParsedMdx = ParsedFile & { parts: ParsedText };

export function parseMdx(path: string, text: string): ParsedMdx {
  const parts = parseMdxFile(path, text);
  const { fields, body } = parts;
  const value = { ...Object(fields.value), [BODY]: shownBody(body) };
  return { ...fields, text, value: fields.problems.length > 0 ? undefined : value, parts };
}

export function isMdx(file: ParsedFile): file is ParsedMdx {
  return "parts" in file;
}

/** As a form posts it, with one kind of line end and no empty lines around it. */
const shownBody = (body: string) => body.replaceAll("\r\n", "\n").trim();

export function writeMdx(written: string, { value, origins }: Edited): string {
  const { start, fields, end, body } = splitMdxFile(written) ?? {
    ...{ start: "---\n", fields: "", end: "---", body: "" },
  };
  const { [BODY]: text, ...others }: Record<string, unknown> = { ...Object(value) };
  const edited = writeYaml(fields, { value: others, origins });
  const isSame = shownBody(body) === (text ?? "");
  return start + edited + end + (isSame ? body : `\n\n${text ?? ""}\n`);
}
