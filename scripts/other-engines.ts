import { existsSync } from "node:fs";
import { installed } from "./installed-engines.ts";
import { runQuietly } from "./tools.ts";

const ENGINES = [
  { name: "Firefox", isHere: () => installed().firefox, packages: ["firefox-esr"] },
  { name: "WebKit", isHere: () => installed().webkit, packages: ["webkit2gtk-driver", "xvfb"] },
  { name: "lynx", isHere: () => installed().lynx, packages: ["lynx"] },
  { name: "w3m", isHere: () => installed().w3m, packages: ["w3m"] },
];

/** Says which other browsers are not here and skipped; CI fetches them, and insists on all. */
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
  return ENGINES.filter(({ isHere }) => !isHere());
}

const missingPackages = () => missing().flatMap(({ packages }) => packages);

/** Where it may; whoever calls looks at what is here afterwards. */
async function install(packages: string[]) {
  const isAllowed = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (packages.length === 0 || !isAllowed) return;
  await runQuietly("apt-get", ["update"]).catch(() => {});
  await runQuietly("apt-get", ["install", "-y", "--no-install-recommends", ...packages]).catch(
    () => {},
  );
}
