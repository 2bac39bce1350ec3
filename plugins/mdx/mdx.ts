import type { Plugin } from "vite";
import { compileText, forgetTexts, type Text } from "./compile-text.ts";

const SIZED_PICTURE = /\/\.cache\/pictures\/[^"\s\\]+?\.(avif|webp)/g;

/** Makes the MDX files of content/ modules that export static HTML: what they export is `CompiledText`. */
export function mdx(): Plugin {
  return {
    name: "mdx",
    async load(id) {
      if (!id.endsWith(".mdx")) return;
      const text = await compileText(id);
      for (const source of text.sources) this.addWatchFile(source);
      return moduleOf(text);
    },
    watchChange: forgetTexts,
  };
}

/** The pictures are imported, so that Vite gives them their addresses. */
function moduleOf({ frontmatter, html, contents, components, markdown }: Text): string {
  const imports = new Map<string, string>();
  const code = Object.entries({ frontmatter, html, contents, components, markdown })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n")
    .replace(SIZED_PICTURE, (file) => {
      const name = imports.get(file) ?? `picture${imports.size}`;
      imports.set(file, name);
      return `" + ${name} + "`;
    });
  return [...imports].map(([file, name]) => `import ${name} from "${file}";\n`).join("") + code;
}
