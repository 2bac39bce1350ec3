import type { ReactNode } from "react";
import { cast } from "#content/stills";
import { Breadcrumb } from "../breadcrumb";

export type ShotParts = {
  title: string;
  still?: string;
  /** The same picture with its focus elsewhere, pulled to by scrolling. */
  racksTo?: string;
  trail?: ReactNode;
  /** A word over the title. */
  label?: ReactNode;
  lede: ReactNode;
  /** What a clapperboard's fields say. */
  facts?: { label: string; value: ReactNode }[];
  /** What one can do here. */
  children?: ReactNode;
};

/** How a page opens: one of the shots of this folder, so that a page's sheet has that shot alone. */
export function Opening({
  shot: Shot,
  path = "",
  breadcrumb,
  lede,
  still = (cast as Record<string, { opens?: string }>)[path]?.opens,
  children,
  ...rest
}: {
  shot: (parts: ShotParts) => ReactNode;
  /** The page's address, by which content/stills.ts casts its still. */
  path?: string;
  /** The page's name in the breadcrumb, on pages that show one. */
  breadcrumb?: string;
  title: string;
  lede: string;
  still?: string;
  racksTo?: string;
  label?: ReactNode;
  facts?: ShotParts["facts"];
  children?: ReactNode;
}) {
  return (
    <Shot
      {...rest}
      still={still}
      trail={breadcrumb && <Breadcrumb page={breadcrumb} />}
      lede={<p className="max-w-measure text-lede text-balance text-mist-soft">{lede}</p>}
    >
      {children && <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
    </Shot>
  );
}
