import { createHash, randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

type Changed = { path: string; before: string | null };
/** `id` is what it is called already. */
type About = { message: string; author: { name: string; email: string }; id?: string };
export type Saved = Omit<About, "id"> & {
  id: string;
  parent: string;
  date: string;
  files: Changed[];
};

/** With the bytes of each file before it. */
const MAX_KEPT = 50;
const START = "0".repeat(40);

/** As git names the content of a file. */
export function blobId(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

export const newId = () => randomBytes(20).toString("hex");

/** What was saved at /studio/content on this machine, so that it can be taken back: files of a folder have no history. */
export function openHistory(folder: string) {
  const place = path.join(folder, ".cache/content-history");
  const log = path.join(place, "log.json");

  /** The oldest first. */
  function list(): Saved[] {
    return existsSync(log) ? (JSON.parse(readFileSync(log, "utf8")) as Saved[]) : [];
  }

  /** Before the files are written. */
  function record(files: string[], { message, author, id = newId() }: About): string {
    mkdirSync(place, { recursive: true });
    const saved = list();
    const parent = saved.at(-1)?.id ?? START;
    const date = new Date().toISOString();
    const changed = files.map((file) => ({ path: file, before: keep(file) }));
    const kept = [...saved, { id, parent, message, author, date, files: changed }].slice(-MAX_KEPT);
    writeFileSync(`${log}.new`, JSON.stringify(kept));
    renameSync(`${log}.new`, log);
    const needed = new Set(kept.flatMap((it) => it.files.map(({ before }) => before)));
    for (const name of readdirSync(place))
      if (name !== "log.json" && !needed.has(name)) rmSync(path.join(place, name));
    return id;
  }

  function keep(file: string): string | null {
    const whole = path.join(folder, file);
    if (!existsSync(whole)) return null;
    const bytes = readFileSync(whole);
    const id = blobId(bytes);
    writeFileSync(path.join(place, id), bytes);
    return id;
  }

  function read(id: string): Buffer | null {
    const file = path.join(place, id);
    return /^[0-9a-f]{40}$/.test(id) && existsSync(file) ? readFileSync(file) : null;
  }

  /** What files were when this was the last thing that was saved, where that is not what they are now. */
  function filesAt(id: string): Map<string, string | null> {
    const saved = list();
    const at = saved.findIndex((it) => it.id === id);
    const isKnown = at >= 0 || saved[0]?.parent === id;
    const since = isKnown ? saved.slice(at + 1) : [];
    return new Map(
      since.toReversed().flatMap(({ files }) => files.map((file) => [file.path, file.before])),
    );
  }

  return { list, record, read, filesAt };
}
