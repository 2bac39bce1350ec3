import { useMatches } from "react-router";
import type { Stills } from "#content/schema/stills";
import { stills } from "#content/stills";
import { opensDialog } from "~/site/page-handle";
import { sourceSet } from "~/ui/source-set";

type Shape = "screen" | "wide" | "tall";
type Print = { shape: Shape; sizes: string };

const SCREEN = [480, 828, 1280];
const HEIGHTS = { screen: 720, wide: 536, tall: 1600 };

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
    <picture className="print:hidden">
      {(["avif", "webp"] as const).map((format) => (
        <source
          key={format}
          media="(max-width: 767px)"
          type={`image/${format}`}
          srcSet={narrow.sources(format)}
          sizes={phone.sizes}
        />
      ))}
      <source type="image/avif" srcSet={broad.sources("avif")} sizes={desk.sizes} />
      <img
        src={`/frames/${broad.file}-828.webp`}
        srcSet={broad.sources("webp")}
        sizes={desk.sizes}
        width={1280}
        height={HEIGHTS[desk.shape]}
        alt=""
        {...(covered ? { loading: "lazy", fetchPriority: "low" } : { fetchPriority: "high" })}
        className={`absolute inset-0 size-full object-cover ${className}`}
      />
    </picture>
  );
}

/** The print of a still in a shape; every still has one at 16:9 where the shape is missing. */
function printOf(name: string, { shape }: Print, largest = Number.POSITIVE_INFINITY) {
  const widths = (stills as Stills)[name]?.[shape];
  const file = widths && shape !== "screen" ? `${name}-${shape}` : name;
  const offered = (widths ?? SCREEN).filter((width) => width <= largest);
  const sources = (format: "avif" | "webp") => sourceSet(file, offered, format);
  return { file, sources };
}
