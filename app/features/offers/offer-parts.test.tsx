import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { packages } from "#content/packages.yaml";
import { fill } from "~/content/format";
import { Spots } from "./offer-parts";

test.each([0, 3, 7, 10])(
  "%i of 10 spots are open where the words say so, the taken ones filled",
  (available) => {
    const markup = renderToStaticMarkup(<Spots available={available} max={10} />);
    expect(markup).toContain(fill(packages.labels.spots, { available, max: 10 }));
    expect(markup.match(/<rect[^>]* fill="none"/g) ?? []).toHaveLength(available);
    expect(markup.match(/<rect[^>]* fill="currentColor"/g) ?? []).toHaveLength(10 - available);
    expect(markup.match(/<rect/g)).toHaveLength(10);
  },
);
