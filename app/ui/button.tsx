import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { newTab } from "#content/ui.yaml";
import { VisuallyHidden } from "./text";

const BASE =
  "inline-flex min-h-11 items-center justify-center gap-2 py-2.5 font-semibold text-balance disabled:text-mist-muted";

const KINDS = {
  primary:
    "bg-tungsten text-ink hover:bg-tungsten-bright disabled:bg-ink-raised print:border forced-colors:border",
  secondary: "border border-ink-control text-mist hover:border-mist hover:bg-ink-raised",
  danger: "border border-score-low text-score-low hover:bg-ink-raised",
  quiet: "-mx-3 px-3 text-mist-soft underline-offset-4 hover:text-mist hover:underline",
};

type Variant = { kind?: keyof typeof KINDS; small?: boolean; wide?: boolean };

export function buttonClass({
  kind = "primary",
  small,
  wide,
  className,
}: Variant & { className?: string } = {}) {
  const padding = small ? "px-4" : "px-5";
  return joinClasses(
    BASE,
    KINDS[kind],
    small && "text-small",
    wide && "max-sm:w-full",
    kind !== "quiet" && `${padding} text-center`,
    className,
  );
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { label?: string };

export function Button({
  kind,
  small,
  wide,
  className,
  type = "submit",
  ...rest
}: Variant & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ kind, small, wide, className })} {...rest} />;
}

export function ButtonLink({
  kind,
  small,
  wide,
  className,
  external,
  label,
  children,
  ...rest
}: Variant & LinkProps & { external?: boolean }) {
  const tab = external ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a className={buttonClass({ kind, small, wide, className })} {...tab} {...rest}>
      {label}
      {children}
      {external && <VisuallyHidden> {newTab}</VisuallyHidden>}
    </a>
  );
}

/** A row of buttons and links below what they belong to. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div>;
}

/** Of a link on a line of its own, a touch target of 44 px. */
const textLineClass = "inline-flex min-h-11 items-center underline underline-offset-4";
export const textLinkClass = `${textLineClass} text-rain`;

const TONES = {
  soft: "text-mist-soft hover:text-mist",
  paper: "text-paper-link",
  rain: "text-rain",
};

export function TextLink({
  label,
  tone = "rain",
  children,
  className = "",
  ...rest
}: LinkProps & { tone?: keyof typeof TONES }) {
  return (
    <a className={`${textLineClass} ${TONES[tone]} ${className}`} {...rest}>
      {label}
      {children}
    </a>
  );
}

function joinClasses(...classes: (string | false | undefined)[]) {
  return classes.filter(Boolean).join(" ");
}
