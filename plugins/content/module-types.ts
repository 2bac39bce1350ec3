import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { files, folders } from "../../app/content/files.ts";
import { exportedName } from "./module-of.ts";

const FILE = ".react-router/content.d.ts";
const TYPES = 'import("../app/content/files")';

/** Tells TypeScript what the modules of data files export. Also `react-router typegen` calls it, as it reads vite.config.ts. */
export function writeModuleTypes(): void {
  const text = moduleTypes();
  if (existsSync(FILE) && readFileSync(FILE, "utf8") === text) return;
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, text);
}

function moduleTypes() {
  const ofFiles = Object.keys(files)
    .filter((name) => !(path.dirname(name) in folders))
    .map((name) => {
      const type = `${TYPES}.Files["${name}"]`;
      return declare(
        name,
        `const file: ${type} & { ${exportedName(name)}: ${type} }; export = file;`,
      );
    });
  const ofFolders = Object.keys(folders).map((name) =>
    declare(`${name}/*`, `const entry: ${TYPES}.Folders["${name}"][string]; export default entry;`),
  );
  return [...ofFiles, ...ofFolders, ""].join("\n");
}

function declare(name: string, exported: string) {
  return `declare module "#content/${name}.yaml" { ${exported} }`;
}
