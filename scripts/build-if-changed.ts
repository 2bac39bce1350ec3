import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { refuseUnreadable } from "../plugins/check-content/unreadable.ts";
import { root, runQuietly, timed } from "./tools.ts";

// Pages are dated by the commits of their files.
const SOURCES = ["{app,content,plugins,public,workers}/**/*", "*.{json,ts,toml}", ".git/logs/HEAD"];
/** A hash of the sources that the build was made from; every build deletes the one before. */
const BUILT_FROM = path.join(root, "build/server/sources.txt");
const BUSY = path.join(root, ".cache/building");

export async function buildIfChanged(): Promise<void> {
  const sources = hashSources();
  const hasBuild = statSync(BUILT_FROM, { throwIfNoEntry: false });
  if (hasBuild && readFileSync(BUILT_FROM, "utf8") === sources)
    return console.log("Building ... nothing has changed");
  const release = holdBuild();
  await timed("Building", () => buildSite()).finally(release);
  writeFileSync(BUILT_FROM, sources);
}

/** Content is read first: without it the tool cannot load its configuration, and would print its own stack. */
export async function buildSite(env: Record<string, string> = {}): Promise<void> {
  await refuseUnreadable();
  await runQuietly("react-router", ["build"], { env });
}

/** Two commands at once must not build into the same folder. */
function holdBuild(): () => void {
  mkdirSync(path.dirname(BUSY), { recursive: true });
  try {
    mkdirSync(BUSY);
  } catch {
    throw new Error(
      `Another command is building the site: wait for it. If none is, delete ${path.relative(root, BUSY)}.`,
    );
  }
  const release = () => rmSync(BUSY, { recursive: true, force: true });
  process.on("exit", release);
  return release;
}

/** A hash of the names, sizes and times of all sources of a build. */
function hashSources(): string {
  const hash = createHash("sha256").update(process.env.CONTENT_LANGUAGE ?? "");
  for (const file of SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}
