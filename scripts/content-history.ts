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

export type Written = { path: string; bytes: Buffer | null };
/** `after` is missing in changes that an earlier release noted. */
type Changed = { path: string; before: string | null; after?: string | null };
/** `id` is what it is called already. */
type About = { message: string; author: { name: string; email: string }; id?: string };
export type Saved = Omit<About, "id"> & {
  id: string;
  parent: string;
  date: string;
  files: Changed[];
};

/** Each with the bytes of its files before and after it. */
const MAX_KEPT = 50;

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

  /** Call it before the files are written. */
  function record(files: Written[], { message, author, id = newId() }: About): string {
    mkdirSync(place, { recursive: true });
    const saved = list();
    // A new id, because files may have been changed by hand since the last one.
    const parent = newId();
    const date = new Date().toISOString();
    const changed = files.map(({ path: file, bytes }) => ({
      ...{ path: file, before: keep(readNow(file)), after: keep(bytes) },
    }));
    const kept = [...saved, { id, parent, message, author, date, files: changed }].slice(-MAX_KEPT);
    writeFileSync(`${log}.new`, JSON.stringify(kept));
    renameSync(`${log}.new`, log);
    const needed = new Set(
      kept.flatMap((it) => it.files.flatMap((file) => [file.before, file.after])),
    );
    for (const name of readdirSync(place))
      if (name !== "log.json" && !needed.has(name)) rmSync(path.join(place, name));
    return id;
  }

  function readNow(file: string): Buffer | null {
    const whole = path.join(folder, file);
    return existsSync(whole) ? readFileSync(whole) : null;
  }

  function keep(bytes: Buffer | null): string | null {
    if (!bytes) return null;
    const id = blobId(bytes);
    writeFileSync(path.join(place, id), bytes);
    return id;
  }

  function read(id: string): Buffer | null {
    const file = path.join(place, id);
    return /^[0-9a-f]{40}$/.test(id) && existsSync(file) ? readFileSync(file) : null;
  }

  /** The files at a saved change or, by the id of its parent, before it; only those that may differ from the present ones. */
  function filesAt(id: string): Map<string, string | null> {
    const saved = list();
    const at = saved.findIndex((it) => it.id === id);
    const from = at < 0 ? saved.findIndex((it) => it.parent === id) : at + 1;
    const since = from < 0 ? [] : saved.slice(from);
    const own = saved[at]?.files.filter(({ after }) => after !== undefined) ?? [];
    return new Map([
      ...since
        .toReversed()
        .flatMap(({ files }) => files.map((it) => [it.path, it.before] as const)),
      ...own.map(({ path: file, after = null }) => [file, after] as const),
    ]);
  }

  return { list, record, read, filesAt };
}
