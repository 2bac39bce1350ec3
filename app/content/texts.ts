import type { z } from "zod";
import { askedTokens } from "./asked-fields.ts";
import type { Files } from "./files.ts";
import { type Components, TEXT_COMPONENTS } from "./mdx/components.ts";
import { timeTokens } from "./retention-periods.ts";
import { articleSchema, legalSchema, ownPageSchema } from "./schema/mdx.ts";
import { filmSchema } from "./schema/work.ts";

/** Reads a list of content/ that a field of a text names an entry of. */
type ReadList = <Name extends "article-categories" | "film-kinds">(name: Name) => Files[Name];

type TextKind<Frontmatter> = {
  schema: (read: ReadList) => z.ZodType<Frontmatter>;
  components: Components;
  /** What it may insert besides facts. */
  tokens: Map<string, string>;
  /** Whether each has a folder, with its pictures, whose name is in its address. */
  hasFolder: boolean;
  /** Whether there can be any number of them, each with an address that can change. */
  canGrow: boolean;
};

const kindOf = <Frontmatter>(kind: TextKind<Frontmatter>) => kind;
const NO_TOKENS = new Map<string, string>();

export const textFolders = {
  blog: kindOf({
    schema: (read) => articleSchema(read("article-categories")),
    ...{ components: TEXT_COMPONENTS, tokens: NO_TOKENS, hasFolder: true, canGrow: true },
  }),
  work: kindOf({
    schema: (read) => filmSchema(read("film-kinds").map(({ kind }) => kind)),
    ...{ components: TEXT_COMPONENTS, tokens: NO_TOKENS, hasFolder: true, canGrow: true },
  }),
  "own-pages": kindOf({
    schema: () => ownPageSchema,
    ...{ components: TEXT_COMPONENTS, tokens: NO_TOKENS, hasFolder: false, canGrow: true },
  }),
  legal: kindOf({
    schema: () => legalSchema,
    ...{ components: {}, tokens: new Map([...timeTokens, ...askedTokens]) },
    ...{ hasFolder: false, canGrow: false },
  }),
};

export type TextFolder = keyof typeof textFolders;

/** Of a name such as blog/how-to-light-a-face. */
export function textFolderOf(name: string): TextFolder | null {
  const [folder = "", own = "", ...more] = name.split("/");
  const isText = Object.hasOwn(textFolders, folder) && /^[a-z0-9-]+$/.test(own);
  return isText && more.length === 0 ? (folder as TextFolder) : null;
}

export function pathOfText(name: string, folder: TextFolder): string {
  return textFolders[folder].hasFolder ? `content/${name}/index.mdx` : `content/${name}.mdx`;
}

/** Where it is read on the site; null where its fields do not say so. */
export function addressOfText(name: string, folder: TextFolder, fields: unknown): string | null {
  if (folder === "legal") return `/${name.slice("legal/".length)}`;
  if (textFolders[folder].hasFolder) return `/${name}`;
  const path: unknown = Reflect.get(Object(fields), "path");
  return typeof path === "string" ? path : null;
}
