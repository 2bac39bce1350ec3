import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { company } from "#content/company.yaml";
import { Testimonials } from "./sections";

test.each([true, false])("clients are said to be invented: %s", (sample) => {
  const section = <Testimonials sample={sample} />;
  const html = renderToStaticMarkup(<MemoryRouter>{section}</MemoryRouter>);
  expect(html.includes(company.sampleNote)).toBe(sample);
});
