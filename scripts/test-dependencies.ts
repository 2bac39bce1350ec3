import { existsSync, globSync } from "node:fs";
import { runQuietly } from "./tools.ts";

/** Returns whether Java is installed; in CI installs it as root, or throws. */
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

const ENGINES = [
  { name: "Firefox", isInstalled: () => installed().firefox, packages: ["firefox-esr"] },
  {
    name: "WebKit",
    isInstalled: () => installed().webkit,
    packages: ["webkit2gtk-driver", "xvfb"],
  },
  { name: "lynx", isInstalled: () => installed().lynx, packages: ["lynx"] },
  { name: "w3m", isInstalled: () => installed().w3m, packages: ["w3m"] },
];

/** Lists the missing browsers, whose tests are skipped; in CI installs them as root, or throws. */
export async function ensureOtherEngines(): Promise<string[]> {
  if (process.env.CI) await install(missingPackages());
  const packages = missingPackages();
  if (process.env.CI && packages.length > 0) {
    throw new Error(
      `CI tries every browser: apt-get install ${packages.join(" ")} first, as root.`,
    );
  }
  return missing().map(
    ({ name, packages }) =>
      `${name}: not installed, skipped (apt-get install ${packages.join(" ")})`,
  );
}

function missing() {
  return ENGINES.filter(({ isInstalled }) => !isInstalled());
}

const missingPackages = () => missing().flatMap(({ packages }) => packages);

/** Installs packages as root on Debian; failures are found by the next check. */
async function install(packages: string[]) {
  const isAllowed = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (packages.length === 0 || !isAllowed) return;
  await runQuietly("apt-get", ["update"]).catch(() => {});
  await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", ...packages]).catch(
    () => {},
  );
}

export const FIREFOX = "/usr/bin/firefox-esr";

/** The browser of the newest WebKitGTK; null if there is none. */
export function findMiniBrowser(): string | null {
  return globSync("/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser").sort().at(-1) ?? null;
}

export function installed() {
  return {
    firefox: existsSync(FIREFOX),
    webkit: ["WebKitWebDriver", "Xvfb"].every(isInPath) && findMiniBrowser() !== null,
    lynx: isInPath("lynx"),
    w3m: isInPath("w3m"),
  };
}

function isInPath(program: string) {
  return (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/${program}`));
}
