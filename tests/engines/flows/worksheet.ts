import { button, named } from "../targets.ts";
import type { Visitor } from "../visitor.ts";

const NUMBERS = { employees: "100", costNow: "3200", costVideo: "800", setup: "6500", years: "5" };

/** Without scripts the server computes an article's worksheet, and leads back to it. */
export async function computeWorksheet(visitor: Visitor) {
  await visitor.open("/blog/video-content-roi-comparison");
  for (const [name, number] of Object.entries(NUMBERS)) await visitor.type(named(name), number);
  await visitor.click(button("Compute"));
  const saving = "document.querySelector('output[name=saving]')";
  await visitor.holds(`${saving}.textContent === "$1,193,500" && scrollY > innerHeight`);
}
