import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumb } from "./breadcrumb";
import { ExploreMore } from "./explore-more";

function linksOf(markup: string): string[] {
  return [...markup.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? "");
}

test.each([
  ["/video-use-cases", ["/pathways", "/video-use-cases", "/resources/reviews"]],
  ["/about-us", ["/team", "/resources/reviews", "/contact"]],
  ["/video-packages", ["/discovery-call", "/video-use-cases", "/faq"]],
  ["/contact", ["/#services", "/pathways", "/contact"]],
  ["/privacy", ["/#services", "/pathways", "/contact"]],
])("Explore More on %s leads where its page type says", (path, hrefs) => {
  expect(linksOf(renderToStaticMarkup(<ExploreMore path={path} />))).toEqual(hrefs);
});

test("the breadcrumb links home and names the current page without a link", () => {
  const markup = renderToStaticMarkup(<Breadcrumb page="Contact" />);
  expect(linksOf(markup)).toEqual(["/"]);
  expect(markup).toContain('aria-current="page"');
});
