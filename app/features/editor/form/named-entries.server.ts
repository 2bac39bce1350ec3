import { BESIDE, fileOfNames, listNamed, type Named, PICTURES } from "~/content/named-entries";
import type { NameKind } from "~/content/schema/primitives";
import { builtText, parse, pathOf } from "~/features/editor/files/site-content.server";
import { listPictureFiles, listPicturesBeside } from "~/features/editor/pictures/pictures.server";
import type { ContentStore } from "~/features/editor/stores/store.server";
import { formSchemaOf } from "./file-schema.server";
import { type FormSchema, partsOf } from "./form-schema";

/** Other files that fields of a form name entries of, as they are in the repository. */
export type NamedFiles = Map<string, unknown>;

const known = new Map<string, string[]>();

function filesNamedBy(name: string): string[] {
  const before = known.get(name);
  if (before) return before;
  const found = new Set<string>();
  collect(formSchemaOf(name), (kind) => found.add(fileOfNames(kind)));
  found.delete(name);
  known.set(name, [...found]);
  return [...found];
}

function collect(schema: FormSchema, tell: (kind: NameKind) => void): void {
  if (schema.names) tell(schema.names);
  for (const part of partsOf(schema)) collect(part, tell);
}

export async function readNamed(store: ContentStore, name: string): Promise<NamedFiles> {
  const found = filesNamedBy(name).map(async (file): Promise<[string, unknown]> => {
    if (file === PICTURES) return [file, await listPictureFiles(store)];
    if (file === BESIDE) return [file, await describePicturesBeside(store, name)];
    const stored = await store.read(pathOf(file));
    return [file, parse(file, stored?.text ?? builtText(file)).value];
  });
  return new Map(await Promise.all(found));
}

/** Labeled with what the text says that they show. */
async function describePicturesBeside(store: ContentStore, name: string) {
  const [names, stored] = await Promise.all([
    listPicturesBeside(store, pathOf(name)),
    store.read(pathOf(name)),
  ]);
  const shown = [...(stored?.text ?? "").matchAll(/!\[([^\]]+)\]\((?:\.\/)?([^)\s]+)\)/g)];
  const alts = new Map(shown.map(([, alt, file = ""]) => [file, alt]));
  return names.map((file) => {
    const alt = alts.get(file);
    return { name: file, label: alt ? `${file}: ${alt}` : file };
  });
}

/** The entries that a field can name: its own file's from the form, others' from the repository or the build. */
export function listNamedIn(name: string, own: () => unknown, others: NamedFiles = new Map()) {
  const lists = new Map<NameKind, Named[]>();
  const read = (file: string) =>
    file === name ? own() : (others.get(file) ?? parse(file, builtText(file)).value);
  return (kind: NameKind): Named[] => {
    const list = lists.get(kind) ?? listNamed(kind, read);
    lists.set(kind, list);
    return list;
  };
}
