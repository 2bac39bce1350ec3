import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSeq, parseDocument } from "yaml";
import type { FileName } from "../../app/content/files.ts";
import { pathOf, readContent } from "../../plugins/content/read-content.ts";
import { root } from "../tools.ts";

/** Adds an entry at the end of a list of a data file; throws a ContentError if the file is wrong. */
export function appendEntry(name: FileName, list: string, entry: object): string {
  readContent(name);
  const file = pathOf(name);
  const target = path.join(root, file);
  writeFileSync(target, withEntry(readFileSync(target, "utf8"), list, entry));
  return file;
}

/** All else stays as it is written: notes, order and quotes. */
export function withEntry(text: string, list: string, entry: object): string {
  const document = parseDocument(text);
  document.addIn([list], document.createNode(entry));
  const entries = document.get(list);
  if (isSeq(entries)) entries.flow = false;
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
