import type { Navigation } from "#content/schema";

/** One dropdown of the main menu: a button and the letterbox panel under the header it opens. */
export function MenuPanel({
  menu,
  buttonClass,
}: {
  menu: Navigation["menus"][number];
  buttonClass: string;
}) {
  const id = `menu-${menu.label.toLowerCase()}`;
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass}>
        {menu.label}
        <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
      <div
        id={id}
        popover="auto"
        className="fixed inset-x-0 top-header m-0 w-full max-w-none border-b border-ink-line bg-ink-panel text-mist"
      >
        <ul className="page-width grid grid-cols-2 gap-x-12 py-8 lg:grid-cols-3">
          {menu.links.map((link) => (
            <li key={link.href} className="border-b border-ink-line/60">
              <a
                href={link.href}
                className="flex min-h-14 items-center font-display text-card tracking-wide transition-colors duration-200 hover:text-tungsten"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
