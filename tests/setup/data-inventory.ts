import { readFileSync } from "node:fs";

/** The rows of one table of docs/data.md. */
export function readInventory(heading: string) {
  const [, section = ""] = readFileSync("docs/data.md", "utf8").split(`## ${heading}`);
  return readTable(section.split("\n## ")[0] ?? "").map(
    ([where = "", , , kept = "", , code = "", page = ""]) => {
      return { where, name: nameIn(where), kept, code, page };
    },
  );
}

export function readTable(markdown: string): string[][] {
  const rows = markdown.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim()),
  );
}

/** The text in backticks, up to its variable part: `typed:` of `typed:<form>`. */
function nameIn(cell: string): string {
  return /`([^`<]+)/.exec(cell)?.[1] ?? "";
}

/** What a browser has stored and docs/data.md does not list, such as "cookie x". */
export function findUnlisted(stored: string[]): string[] {
  const listed = readInventory("In the browser").map(({ where }) => where.replaceAll("`", ""));
  return stored.filter((item) => {
    const plain = item.replace("__Host-", "");
    return !listed.some(
      (one) => one === plain || (one.includes("<") && plain.startsWith(one.split("<")[0] ?? "")),
    );
  });
}
