import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";

/** Questions after a module's name that ask for its address; `?worker&url` asks for a script that runs in the page. */
const SCRIPT = /\?worker&url$/;

/**
 * The modules under `root`/app that each of these reaches by imports, itself included, without `closed`
 * and what that alone reaches: absolute paths.
 */
export async function reachedModules(root: string, files: string[]) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "unused",
    format: "esm",
    jsx: "automatic",
    ignoreAnnotations: true,
    logLevel: "silent",
    plugins: [appModules(root)],
  });
  return (file: string, closed?: string) => {
    const seen = new Set(closed ? [path.relative(root, closed)] : []);
    const reached = reach(metafile.inputs, path.relative(root, file), seen);
    return new Set(reached.map((name) => path.resolve(root, name)));
  };
}

/** Names as esbuild writes them; of what was `seen` before nothing is followed. */
function reach(inputs: Metafile["inputs"], start: string, seen: Set<string>): string[] {
  const files: string[] = [];
  const open = [start];
  for (const file of open) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.startsWith("address:")) files.push(file);
    for (const { path: next, external } of inputs[file]?.imports ?? []) {
      if (!external) open.push(next);
    }
  }
  return files;
}

/** Follows imports inside app/, and leaves content, libraries and generated modules alone. */
function appModules(root: string): Plugin {
  const app = path.join(root, "app");
  return {
    name: "app-modules",
    setup({ onResolve, onLoad, resolve }) {
      onResolve(
        { filter: /.*/ },
        async ({ path: name, importer, kind, resolveDir, pluginData }) => {
          if (kind === "entry-point" || pluginData === "plain") return null;
          const plain = name.replace(SCRIPT, "");
          if (plain.includes("?") || !/^[.~/]/.test(plain)) return { path: name, external: true };
          const wanted = plain.startsWith("~/") ? path.join(app, plain.slice(2)) : plain;
          const found = await resolve(wanted, { kind, importer, resolveDir, pluginData: "plain" });
          if (!found.path.startsWith(app)) return { path: name, external: true };
          return name === plain ? found : { path: found.path, namespace: "address" };
        },
      );
      onLoad({ filter: /.*/, namespace: "address" }, ({ path: file }) => ({
        contents: `import ${JSON.stringify(file)}; export default "";`,
        resolveDir: app,
      }));
      onLoad({ filter: /\.(css|woff2)$/ }, async ({ path: file }) => ({
        contents: await readFile(file),
        loader: "empty",
      }));
    },
  };
}
