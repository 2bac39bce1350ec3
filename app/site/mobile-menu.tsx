import { navigation } from "#content/navigation";
import { ButtonLink } from "~/ui/button";

const ID = "menu-mobile";
const toggle = "inline-flex min-h-11 min-w-11 items-center justify-end gap-2 font-semibold";

/** Below 768 px one button opens every link of the menus, and closes them again, without scripts. */
export function MobileMenu() {
  return (
    <nav aria-label="Mobile" className="md:hidden">
      <button type="button" popoverTarget={ID} className={toggle}>
        Menu
        <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
          <path d="M2 6h16M2 14h16" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div
        id={ID}
        popover="auto"
        className="fixed inset-x-0 top-header bottom-0 m-0 h-[calc(100dvh-var(--spacing-header))] w-full max-w-none overflow-y-auto bg-ink text-mist md:hidden"
      >
        <div className="page-width py-6">
          <ButtonLink href="/contact" className="w-full">
            Get Started
          </ButtonLink>
          {navigation.menus.map((menu) => (
            <section key={menu.label} className="mt-7">
              <h2 className="slate">{menu.label}</h2>
              <ul className="mt-1">
                {menu.links.map((link) => (
                  <MobileLink key={link.href} {...link} />
                ))}
              </ul>
            </section>
          ))}
          <ul className="mt-7 border-t border-ink-line/60">
            <MobileLink label="Contact" href="/contact" />
          </ul>
          <button
            type="button"
            popoverTarget={ID}
            popoverTargetAction="hide"
            className="mt-6 min-h-11 w-full border border-ink-control font-semibold"
          >
            Close menu
          </button>
        </div>
      </div>
    </nav>
  );
}

function MobileLink({ label, href }: { label: string; href: string }) {
  return (
    <li className="border-b border-ink-line/60">
      <a href={href} className="flex min-h-12 items-center font-display text-card tracking-wide">
        {label}
      </a>
    </li>
  );
}
