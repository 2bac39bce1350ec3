export function cssBlock(head: string, lines: string[][]): string {
  const body = lines.map(([name, value]) => `  ${name}: ${value};\n`).join("");
  return `${head} {\n${body}}\n`;
}
