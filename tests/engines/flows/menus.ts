import { button, link } from "../targets.ts";
import type { Visitor } from "../visitor.ts";

const OPEN =
  "[...document.querySelectorAll('header [popover]')].some((it) => it.matches(':popover-open'))";

/** A menu opens and closes with the mouse and with Escape, and leads somewhere. */
export async function useMenus(visitor: Visitor) {
  await visitor.open("/");
  await visitor.click(button("Services"));
  await visitor.find(link("Packages and prices"));
  await visitor.press("Escape");
  await visitor.holds(`!${OPEN}`);
  await visitor.click(button("Company"));
  await visitor.click(link("About us"));
  await visitor.arrive(/\/about-us$/);
}

/** The phone's menu is shut again on the page that Back leads to. */
export async function comeBackFromPhoneMenu(visitor: Visitor) {
  await visitor.resize(500, 800);
  await visitor.open("/");
  await visitor.click(button("Menu"));
  await visitor.click(link("FAQ"));
  await visitor.arrive(/\/faq$/);
  await visitor.back();
  await visitor.arrive(/:\d+\/$/);
  await visitor.holds(`document.readyState === "complete" && !${OPEN}`);
}
