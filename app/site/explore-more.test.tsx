import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { navigation } from "#content/navigation";
import { Breadcrumb } from "./breadcrumb";
import { ExploreMore } from "./explore-more";

function linksOf(markup: string): string[] {
  return [...markup.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");
}

test.each([
  ["/video-use-cases", "services"],
  ["/about-us", "about"],
  ["/video-packages", "packages"],
  ["/contact", "default"],
  ["/privacy", "default"],
] as const)("Explore More on %s shows the set of its page type: %s", (path, set) => {
  const hrefs = navigation.exploreMore[set].map(({ href }) => href);
  expect(linksOf(renderToStaticMarkup(<ExploreMore path={path} />))).toEqual(hrefs);
});

test("the breadcrumb links home and names the current page without a link", () => {
  const markup = renderToStaticMarkup(<Breadcrumb page="Contact" />);
  expect(linksOf(markup)).toEqual(["/"]);
  expect(markup).toContain('aria-current="page"');
});
