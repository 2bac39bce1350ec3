import { expect, test } from "vitest";
import { addSections } from "./privacy-sections";

const page = {
  html: '<p>All.</p><h2 id="what">What</h2><p>One.</p><h2 id="changes">Changes</h2><p>Two.</p>',
  contents: [
    { id: "what", text: "What" },
    { id: "changes", text: "Changes" },
  ],
};

test("the sections of a place stand before the last one, and in the list of contents", () => {
  const paragraphs = ["A & B. See [the terms](/terms).", "C."];
  const sections = [{ id: "bases", heading: "Bases", paragraphs }];
  expect(addSections(page, { sections })).toEqual({
    html: '<p>All.</p><h2 id="what">What</h2><p>One.</p><h2 id="bases">Bases</h2><p>A &amp; B. See <a href="/terms">the terms</a>.</p><p>C.</p><h2 id="changes">Changes</h2><p>Two.</p>',
    contents: [page.contents[0], { id: "bases", text: "Bases" }, page.contents[1]],
  });
});

test("a place without any has the page as it is", () => {
  expect(addSections(page, { sections: [] })).toEqual(page);
});
