import { existsSync } from "node:fs";
import { runQuietly } from "./tools.ts";

/** Whether Java is here; CI insists on it, and installs Debian's where it may. */
export async function ensureJava(): Promise<boolean> {
  if (await findJava()) return true;
  if (!process.env.CI) return false;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) await installJava();
  if (await findJava()) return true;
  throw new Error("No Java: the HTML checker needs one, for example default-jre-headless.");
}

export function findJava(): Promise<boolean> {
  return runQuietly("java", ["-version"]).then(
    () => true,
    () => false,
  );
}

async function installJava() {
  await runQuietly("apt-get", ["update"]);
  const install = ["install", "-y", "--no-install-recommends", "default-jre-headless"];
  await runQuietly("apt-get", install);
}
