import path from "node:path";

const IDENTIFIER = /^[a-z_$][\w$]*$/i;
const RESERVED = new Set([
  "default",
  "delete",
  "export",
  "import",
  "in",
  "new",
  "package",
  "return",
]);

/** Of content/blog-page.yaml: blogPage. */
export function exportedName(name: string): string {
  return path.posix.basename(name).replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** The source of the module of a data file: the whole by the name of the file, and each of its fields. */
export function moduleOf(name: string, value: unknown): string {
  const whole = exportedName(name);
  if (Array.isArray(value))
    return `export const ${whole} = ${JSON.stringify(value)};\nexport default ${whole};`;
  const lines: string[] = [];
  const parts = Object.entries(Object(value)).map(([key, part]) => {
    const written = JSON.stringify(part);
    if (written === undefined) return "";
    if (!IDENTIFIER.test(key) || RESERVED.has(key) || key === whole)
      return `${JSON.stringify(key)}: ${written},`;
    lines.push(`export const ${key} = ${written};`);
    return `${key},`;
  });
  // An entry of a folder is imported without its name, with all others.
  lines.push(`export const ${whole} = {`, ...parts, "};", `export default ${whole};`);
  return lines.join("\n");
}
