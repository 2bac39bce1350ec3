import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { files, folders } from "../../app/content/files.ts";

const FILE = ".react-router/content.d.ts";

/** Tells TypeScript what the modules of data files export. Written with React Router's types, by `react-router typegen`, too. */
export function writeModuleTypes(): void {
  const text = moduleTypes();
  if (existsSync(FILE) && readFileSync(FILE, "utf8") === text) return;
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, text);
}

function moduleTypes() {
  const inFolder = (name: string) => path.dirname(name) in folders;
  const ofFiles = Object.keys(files)
    .filter((name) => !inFolder(name))
    .map((name) =>
      declare(
        name,
        `const file: import("../app/content/files").DataModule<"${name}">; export = file;`,
      ),
    );
  const ofFolders = Object.keys(folders).map((name) =>
    declare(
      `${name}/*`,
      `const entry: import("../app/content/files").Folders["${name}"][string]; export default entry;`,
    ),
  );
  return [...ofFiles, ...ofFolders, ""].join("\n");
}

function declare(name: string, exported: string) {
  return `declare module "#content/${name}.yaml" { ${exported} }`;
}
