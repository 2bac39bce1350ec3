import type { Root } from "mdast";
import { type Checked, checkParsed } from "~/content/check";
import type { Facts } from "~/content/facts";
import type { FileName, Files } from "~/content/files";
import { fillFacts } from "~/content/fill-facts";
import { atLine } from "~/content/lines";
import { checkBody } from "~/content/mdx/check-body";
import { linksIn, nodesIn } from "~/content/mdx/links-in";
import { nearest } from "~/content/nearest";
import { findWrongFields } from "~/content/text-rules";
import { type TextFolder, textFolders } from "~/content/texts";
import { BODY, type ParsedMdx } from "./text-file";

type Around = {
  folder: TextFolder;
  facts: Facts;
  read: <Name extends keyof Files>(name: Name) => Files[Name];
  beside: string[];
  articles: () => string[];
};

/** A link of the text, and how a sentence about it says where it is. */
export type BodyLink = { address: string; say: (why: string) => string };

/** What the build would refuse about an article, a film or a page; its links are named, not checked. */
export function checkMdx(parsed: ParsedMdx, around: Around): Checked & { links?: BodyLink[] } {
  const { folder, facts, read, beside } = around;
  const { schema, components, tokens } = textFolders[folder];
  const known = { ...facts, texts: new Map([...facts.texts, ...tokens]) };
  const { parts, file } = parsed;
  const inFields = checkParsed(schema(read), parts.fields, known);
  const { filled, tree, problems } = checkBody(file, parts.body, known, components);
  const all = [
    ...(inFields.inFields ?? []),
    ...findWrongFields(folder, Object(fillFacts(parts.fields.value, facts).filled), {
      read: (name) => fillFacts(read(name as FileName), facts).filled,
      articles: around.articles,
    }).map(({ path, why }) => ({ path, sentence: `${file}: ${path.join(", ")} ${why}`, why })),
    ...findMissingFiles(inFields.value, beside).map(([key, why]) => ({
      ...{ path: [key], sentence: `${file}: ${key}: ${why}`, why },
    })),
    ...[...problems, ...(tree ? findWrongPictures(tree, folder, beside) : [])].map((sentence) => ({
      ...{ path: [BODY], sentence },
    })),
  ];
  const sentences = all.map(({ sentence }) => sentence);
  return all.length > 0
    ? { problems: sentences, inFields: all }
    : {
        ...{ value: parsed.value, problems: inFields.problems },
        links: (tree ? linksIn(tree) : []).map(({ address, line }) => ({
          ...{ address, say: (why) => atLine(file, filled, line, why) },
        })),
      };
}

const FILE = /^[^/\s]+\.(jpe?g|png|webp|avif|mp4|webm|vtt)$/i;

function findMissingFiles(value: unknown, beside: string[]): [key: string, why: string][] {
  return Object.entries(Object(value)).flatMap(([key, named]): [string, string][] => {
    const isMissing = typeof named === "string" && FILE.test(named) && !beside.includes(named);
    return isMissing ? [[key, describeMissing(named, beside)]] : [];
  });
}

function findWrongPictures(tree: Root, folder: TextFolder, beside: string[]): string[] {
  return imagesIn(tree).flatMap(({ url, alt }) => {
    if (folder === "legal") return "A legal page shows no pictures. Remove them.";
    const name = url.replace(/^\.\//, "");
    if (!beside.includes(name)) return describeMissing(name, beside);
    return alt ? [] : `The picture ${url} has no alt text: write ![What it shows](${url}).`;
  });
}

function imagesIn(tree: Root): { url: string; alt?: string | null | undefined }[] {
  const nodes = nodesIn(tree);
  const urls = new Map(
    nodes.flatMap((it) => (it.type === "definition" ? [[it.identifier, it.url] as const] : [])),
  );
  return nodes.flatMap((node) => {
    if (node.type === "image") return node;
    const url = node.type === "imageReference" ? urls.get(node.identifier) : undefined;
    return url !== undefined && "alt" in node ? { url, alt: node.alt } : [];
  });
}

function describeMissing(name: string, beside: string[]): string {
  const others = nearest(
    name,
    beside.filter((it) => FILE.test(it)),
  ).slice(0, 5);
  const there = others.length > 0 ? `Write one of ${others.join(", ")}, or add` : "Add";
  return `There is no file ${name} beside the text. ${there} it first, under “Its pictures”.`;
}
