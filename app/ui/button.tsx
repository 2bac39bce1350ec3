import { cva, type VariantProps } from "class-variance-authority";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { newTab } from "#content/ui.yaml";

export const buttonClass = cva(
  "inline-flex min-h-11 items-center justify-center gap-2 py-2.5 font-semibold text-balance disabled:opacity-50",
  {
    variants: {
      kind: {
        primary: "bg-tungsten text-ink hover:bg-tungsten-bright print:border forced-colors:border",
        secondary: "border border-ink-control text-mist hover:border-mist hover:bg-ink-raised",
        quiet: "-mx-3 px-3 text-mist-soft underline-offset-4 hover:text-mist hover:underline",
      },
      small: { true: "text-small", false: "" },
      wide: { true: "max-sm:w-full" },
    },
    compoundVariants: [
      { kind: ["primary", "secondary"], small: false, className: "px-6 text-center" },
      { kind: ["primary", "secondary"], small: true, className: "px-4 text-center" },
    ],
    defaultVariants: { kind: "primary", small: false },
  },
);

type Variant = VariantProps<typeof buttonClass>;
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
      {external && <span className="sr-only"> {newTab}</span>}
    </a>
  );
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
