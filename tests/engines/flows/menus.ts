import { button, link } from "../targets.ts";
import type { Visitor } from "../visitor.ts";

const IS_OPEN =
  "[...document.querySelectorAll('header [popover]')].some((it) => it.matches(':popover-open'))";

/** A menu opens with the mouse, closes with Escape, and leads somewhere. */
export async function useMenus(visitor: Visitor) {
  await visitor.open("/");
  await visitor.click(button("Services"));
  await visitor.find(link("Packages and prices"));
  await visitor.press("Escape");
  await visitor.holds(`!${IS_OPEN}`);
  await visitor.click(button("Company"));
  await visitor.click(link("About us"));
  await visitor.arrive(/\/about-us$/);
}
