import type { Report } from "./examine.ts";

/** The report in plain words, what is wrong first. */
export function writeReport({
  place,
  settings,
  features,
  content,
  leads,
  unseen,
  next,
  ok,
}: Report) {
  const order = ["wrong", "set", "off"];
  const sorted = features.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return [
    `Looked at ${place}.`,
    section(
      "Wrong settings",
      settings.map(({ name, problem }) => `${name} ${problem}`),
    ),
    section("Wrong content", content),
    section(
      "Features",
      sorted.map(({ title, state, means }) => `${state.padEnd(6)} ${title}: ${means}`),
    ),
    section("Leads", leads ? [describeLeads(leads)] : []),
    section("Not seen", unseen),
    section("Next", next),
    ok ? "\nNothing is wrong." : "\nSomething is wrong: see above.",
  ]
    .filter((part) => part !== null)
    .join("\n");
}

function section(title: string, lines: string[]): string | null {
  return lines.length > 0 ? `\n${title}\n${lines.map((line) => `  ${line}`).join("\n")}` : null;
}

function describeLeads(leads: Record<string, number>): string {
  const counts = Object.entries(leads).map(([status, count]) => `${count} ${status}`);
  return counts.join(", ") || "none yet";
}
