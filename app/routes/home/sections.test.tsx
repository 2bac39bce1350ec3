import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { company } from "#content/company";
import { testimonials } from "#content/testimonials";
import { Testimonials } from "./sections";

test("invented clients are said to be so, beside what they say", () => {
  const section = render(true);
  expect(section).toContain(company.sampleNote);
  expect(section).toContain(testimonials[0]?.name);
});

test("real clients need no note", () => {
  const section = render(false);
  expect(section).not.toContain(company.sampleNote);
  expect(section).toContain(testimonials[0]?.name);
});

function render(sample: boolean): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Testimonials sample={sample} />
    </MemoryRouter>,
  );
}
