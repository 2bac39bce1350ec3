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

/** Back from a page that a phone's menu led to finds the menu closed, and opens it with one press. */
export async function comeBackPastMenu(visitor: Visitor) {
  const isOpen = "document.querySelector('#menu').matches(':popover-open')";
  await visitor.resize(700, 800);
  await visitor.open("/about-us");
  await visitor.click(button("Menu"));
  await visitor.click(link("FAQ"));
  await visitor.arrive(/\/faq$/);
  await visitor.back();
  await visitor.arrive(/\/about-us$/);
  await visitor.holds(`document.readyState === "complete" && !${isOpen}`);
  await visitor.click(button("Menu"));
  await visitor.holds(isOpen);
}
