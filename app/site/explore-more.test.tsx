import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { exploreMore } from "#content/explore-more.yaml";
import { ExploreMore } from "./explore-more";

test.each([
  ["/video-use-cases", "services"],
  ["/about-us", "about"],
  ["/video-packages", "packages"],
  ["/privacy", "default"],
  ["/blog/mobile-video-production", "default"],
] as const)("Explore More on %s shows the set of its page type: %s", (path, set) => {
  const links = renderToStaticMarkup(<ExploreMore path={path} />).matchAll(/href="([^"]*)"/g);
  expect([...links].map(([, href]) => href)).toEqual(exploreMore[set].map(({ href }) => href));
});
