import { useMatches } from "react-router";
import type { Stills } from "#content/schema/stills";
import { stills } from "#content/stills";
import { opensDialog } from "~/site/page-handle";
import { ResponsiveImage } from "~/ui/responsive-image";
import { plainSource, sourceSet } from "~/ui/source-set";

type Shape = "screen" | "wide" | "strip" | "tall";
type Print = { shape: Shape; sizes: string };

const SCREEN = [480, 828, 1280];
const HEIGHTS = { screen: 720, wide: 536, strip: 1024, tall: 1600 };

/** The first thing to be painted, so fetched at once unless a dialog lies over it; it fills its box. */
export function OpeningPicture({
  name,
  phone,
  desk,
  className = "",
}: {
  name: string;
  phone: Print;
  desk: Print;
  className?: string;
}) {
  const covered = opensDialog(useMatches().map(({ handle }) => handle));
  const [narrow, broad] = [printOf(name, phone, 1280), printOf(name, desk)];
  return (
    <ResponsiveImage
      sources={[
        { media: "(max-width: 767px)", srcSet: narrow.srcSet, sizes: phone.sizes },
        { srcSet: broad.srcSet, sizes: desk.sizes },
      ]}
      src={plainSource(broad.file)}
      width={1280}
      height={HEIGHTS[desk.shape]}
      alt=""
      opening={!covered}
      className={`absolute inset-0 size-full object-cover print:hidden ${className}`}
    />
  );
}

/** The print of a still in a shape; every still has one at 16:9 where the shape is missing. */
function printOf(name: string, { shape }: Print, largest = Number.POSITIVE_INFINITY) {
  const widths = (stills as Stills)[name]?.[shape];
  const file = widths && shape !== "screen" ? `${name}-${shape}` : name;
  const offered = (widths ?? SCREEN).filter((width) => width <= largest);
  return { file, srcSet: sourceSet(file, offered) };
}
