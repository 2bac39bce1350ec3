import path from "node:path";
import { type Plugin, runnerImport } from "vite";

const MODULE = "virtual:credits";
const RESOLVED = `\0${MODULE}`;
const TEAM = path.resolve("content/team.ts");

/** `virtual:credits`: who does what, for the end of every page, which only the server renders; browsers get no list. */
export function credits(): Plugin {
  return {
    name: "credits",
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return;
      if (this.environment.name === "client") return "export const credits = [];";
      this.addWatchFile(TEAM);
      const { module } = await runnerImport<typeof import("#content/team")>(TEAM);
      const list = module.team.members.map(({ name, role }) => ({ name, role }));
      return `export const credits = ${JSON.stringify(list)};`;
    },
  };
}
