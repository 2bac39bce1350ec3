import { navigation } from "#content/navigation";
import type { Navigation } from "#content/schema/site";
import * as words from "#content/words/site";
import { ButtonLink } from "~/ui/button";
import { PopoverButton } from "~/ui/popover-button";
import { ownPageLinks } from "./own-pages";

const MENU = "menu";

/** Every link once; from 768 px each menu is a popover, below the whole list is one. No script is needed. */
export function MainMenu() {
  return (
    <nav aria-label={words.main} className="relative">
      <PopoverButton target={MENU} label={words.menu} beyond={words.menu} className="menu-open" />{" "}
      <PopoverButton
        target={MENU}
        closes
        label={words.close}
        beyond={words.below}
        className="menu-close"
      />
      <div id={MENU} popover="auto" className="menu">
        <ButtonLink href="/contact" className="w-full md:hidden">
          {words.getStarted}
        </ButtonLink>{" "}
        {navigation.menus.map((menu) => (
          <Menu key={menu.label} {...menu} />
        ))}
        <a href="/contact" className="menu-item max-md:mt-6 max-md:w-full max-md:px-0">
          {words.contact}
        </a>
      </div>
    </nav>
  );
}

function Menu({ label, links }: Navigation["menus"][number]) {
  const id = `menu-${label.toLowerCase()}`;
  const all = [...links, ...ownPageLinks("menu", label)];
  return (
    <div className="max-md:mt-7">
      <p className="text-eyebrow text-mist-muted tabular-nums break-after-avoid md:hidden">
        {label}
      </p>
      <PopoverButton
        target={id}
        label={label}
        beyond={words.menu}
        className="menu-item caret max-md:hidden"
      />
      <div id={id} popover="auto" className="menu-panel">
        <ul className="menu-lines">
          {all.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
