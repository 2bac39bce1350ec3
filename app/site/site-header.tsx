import { navigation } from "#content/navigation";
import { site } from "#content/site";
import { ServerMarkup } from "~/ui/server-markup";
import { MenuPanel } from "./menu-panel";
import { MobileMenu } from "./mobile-menu";
import { Wordmark } from "./wordmark";

const item =
  "inline-flex min-h-11 items-center gap-1.5 px-3.5 font-semibold text-mist-soft transition-colors duration-200 hover:text-mist";

/** Logo and menus. Menus are popovers: Esc, a click outside and the keyboard work without scripts. */
export function SiteHeader({ inert }: { inert: boolean }) {
  return (
    <ServerMarkup
      as="header"
      id="site-header"
      inert={inert}
      className="sticky top-0 z-40 h-header border-b border-ink-line/60 bg-ink/95 backdrop-blur-sm"
    >
      {import.meta.env.SSR && <HeaderContent />}
    </ServerMarkup>
  );
}

function HeaderContent() {
  return (
    <div className="page-width flex h-full items-center justify-between">
      <a
        href="/"
        data-logo
        aria-label={`${site.name}, home`}
        className="inline-flex min-h-11 items-center"
      >
        <Wordmark />
      </a>
      <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
        {navigation.menus.map((menu) => (
          <MenuPanel key={menu.label} menu={menu} buttonClass={item} />
        ))}
        <a href="/contact" className={item}>
          Contact
        </a>
      </nav>
      <MobileMenu />
    </div>
  );
}
