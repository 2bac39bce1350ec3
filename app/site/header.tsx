import { displayWidth } from "virtual:fonts";
import { marks } from "#content/brand.yaml";
import { header as texts } from "#content/layout.yaml";
import { navigation } from "#content/navigation.yaml";
import { site } from "#content/site.yaml";
import { fill } from "~/content/format";
import type { Brand } from "~/content/schema/brand";
import type { Navigation } from "~/content/schema/site";
import { listFilms } from "~/features/work/films";
import { ButtonLink } from "~/ui/button";
import { ServerMarkup } from "~/ui/hydration";
import { eyebrowClass } from "~/ui/text";
import { LanguageLinks } from "./languages";
import { listedLinks } from "./own-pages";

/** Menus are popovers, so that Esc, a click outside and the keyboard work without scripts. */
export function Header(attributes: { inert: boolean; lang?: string | undefined }) {
  return (
    <ServerMarkup as="header" id="site-header" {...attributes}>
      {import.meta.env.SSR && (
        <div className="@container flex h-full items-center gap-4 px-gutter wrap-anywhere">
          <Logo />{" "}
          {HAS_ROOM_ON_PHONES && (
            <StartButton className="@max-[20rem]:hidden [#site-header:has(#menu:popover-open)_&]:hidden md:hidden" />
          )}{" "}
          <MainMenu /> <PhoneLink className="max-lg:hidden" />{" "}
          <PhoneLink short className="lg:hidden @max-[54rem]:hidden" />{" "}
          <StartButton className="max-md:hidden @max-[40rem]:hidden" />
        </div>
      )}
    </ServerMarkup>
  );
}

function StartButton({ className }: { className: string }) {
  return (
    <ButtonLink href="/contact" small className={className}>
      {texts.startButton}
    </ButtonLink>
  );
}

/** `short`: where the number has no room. */
function PhoneLink({ className, short = false }: { className: string; short?: boolean }) {
  const { display, tel } = site.phone;
  return (
    <a
      href={`tel:${tel}`}
      aria-label={short ? texts.callLabel : undefined}
      className={`inline-flex min-h-11 items-center font-semibold whitespace-nowrap tabular hover:text-tungsten ${className}`}
    >
      {short ? texts.callLink : display}
    </a>
  );
}

const MENU = "menu";

const ITEM =
  "flex min-h-11 items-center gap-1 hover:text-mist md:px-1.5 md:font-semibold md:text-mist-soft lg:px-4";

/** Beside the menus; below 768 px, large as their links are. */
const LARGE_ITEM = `max-md:mt-6 max-md:font-display max-md:text-card ${ITEM}`;

/** From 768 px each menu is a popover; below, the whole list is one. */
function MainMenu() {
  return (
    <nav aria-label={texts.menuLabel} className="relative">
      <button
        type="button"
        popoverTarget={MENU}
        className="menu-open inline-flex min-h-11 items-center gap-3 font-semibold md:hidden"
      >
        {texts.menuButton}
      </button>{" "}
      <button
        type="button"
        popoverTarget={MENU}
        popoverTargetAction="hide"
        className="menu-close absolute items-center justify-end gap-3 bg-ink font-semibold whitespace-nowrap"
      >
        {texts.closeButton}
      </button>
      <div id={MENU} popover="auto">
        <div className="sticky top-0 z-10 flex flex-wrap items-center gap-4 bg-ink py-3 md:hidden">
          <StartButton className="grow" /> <PhoneLink className="px-2" />
        </div>{" "}
        {listFilms().length > 0 && (
          <a href="/work" className={LARGE_ITEM}>
            {texts.workLink}
          </a>
        )}{" "}
        {navigation.menus.map((menu) => (
          <Menu key={menu.label} {...menu} />
        ))}
        <a href="/contact" className={LARGE_ITEM}>
          {texts.contactLink}
        </a>
        <LanguageLinks className={ITEM} />
      </div>
    </nav>
  );
}

function Menu({ label, links }: Navigation["menus"][number]) {
  const id = `menu-${label.toLowerCase()}`;
  return (
    <div className="max-md:mt-6">
      <p className={`${eyebrowClass} md:hidden`}>{label}</p>
      <button type="button" popoverTarget={id} className={`${ITEM} caret max-md:hidden`}>
        {label}
      </button>
      <div id={id} popover="auto">
        <ul className="moves-in gap-x-12 md:grid md:grid-cols-2 md:px-gutter md:py-8 lg:grid-cols-3">
          {listedLinks("menu", label, links).map(({ href, label }) => (
            <li key={href} className="border-b border-ink-rule">
              <a
                href={href}
                className="flex min-h-12 items-center font-display text-card hover:text-tungsten"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const symbol: Brand["marks"]["symbol"] = marks.symbol;

/** The accessible name has to contain the visible text of the mark. */
const logoText = "letters" in symbol ? `${symbol.letters} ${marks.wordmark}` : marks.wordmark;

/** About as wide as it is in pixels, at 2rem, with what stands beside the letters. */
const LOGO_WIDTH = logoText.length * (displayWidth * 32 + 0.8) + ("letters" in symbol ? 12 : 40);
/** Beside the button and the menu of a phone of 390 pixels. */
const HAS_ROOM_ON_PHONES = LOGO_WIDTH <= 125;

const wordmarkSize = LOGO_WIDTH <= 255 ? "text-[2rem]/none" : "line-clamp-2 text-xl/tight";

function Logo() {
  return (
    <a
      href="/"
      data-logo
      aria-label={fill(texts.logoLabel, { wordmark: logoText })}
      className="me-auto inline-flex min-h-11 items-center gap-3"
    >
      <LogoSymbol />
      <span className={`font-display tracking-wide @max-[14rem]:hidden ${wordmarkSize}`}>
        {marks.wordmark}
      </span>
    </a>
  );
}

function LogoSymbol() {
  if ("letters" in symbol) {
    return (
      <span className="font-display text-[2rem]/none text-tungsten" aria-hidden="true">
        {`${symbol.letters} `}
      </span>
    );
  }
  return (
    <svg
      viewBox={`0 0 ${symbol.size} ${symbol.size}`}
      className="size-7 shrink-0"
      aria-hidden="true"
    >
      {symbol.shapes.map(({ d, paint, stroke }) => (
        <path
          key={d}
          d={d}
          className={paint === "tungsten" ? "text-tungsten" : undefined}
          fill={stroke ? "none" : "currentColor"}
          stroke={stroke ? "currentColor" : undefined}
          strokeWidth={stroke}
        />
      ))}
    </svg>
  );
}
