import { cva, type VariantProps } from "class-variance-authority";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import * as words from "#content/words/ui";

export const buttonLook = cva("button", {
  variants: {
    kind: { primary: "button-primary", secondary: "button-secondary", quiet: "button-quiet" },
    wide: { true: "w-full sm:w-auto" },
  },
  defaultVariants: { kind: "primary" },
});

type Look = VariantProps<typeof buttonLook>;

/** A button; submits its form unless told otherwise. */
export function Button({
  kind,
  wide,
  className,
  type = "submit",
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonLook({ kind, wide, className })} {...rest} />;
}

/** A link that looks like a button; `external` opens a new tab without handing over the opener. */
export function ButtonLink({
  kind,
  wide,
  className,
  external,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement> & { external?: boolean }) {
  const tab = external ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a className={buttonLook({ kind, wide, className })} {...tab} {...rest}>
      {children}
      {external && <span className="sr-only"> {words.opensInANew}</span>}
    </a>
  );
}
