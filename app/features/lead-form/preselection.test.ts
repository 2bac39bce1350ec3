import { expect, test } from "vitest";
import { readPreselection } from "./preselection.server";

function read(query: Record<string, string>) {
  return readPreselection(new URLSearchParams(query));
}

test.each([
  ["starter", "The Started Session"],
  ["youtube", "YouTube Visibility Engine"],
  ["internal-faq", "Internal FAQ Buildout"],
  ["external-faq", "External FAQ Buildout"],
])("the plan %s is the project type %s", (plan, projectType) => {
  expect(read({ plan })).toEqual({ projectType, service: undefined });
});

test.each([
  ["Camera-Ready Brand Coaching", "Coaching"],
  ["Social Authority Kit", "Monthly Content System"],
])("the service %s is kept and is the project type %s", (service, projectType) => {
  expect(read({ service })).toEqual({ projectType, service });
});

test("a plan sets the project type and leaves the service its text", () => {
  expect(read({ plan: "youtube", service: "Social Authority Kit" })).toEqual({
    projectType: "YouTube Visibility Engine",
    service: "Social Authority Kit",
  });
});

test.each(["", "Starter", "constructor", "__proto__", "toString"])(
  "the plan %j sets nothing",
  (plan) => expect(read({ plan, service: plan }).projectType).toBeUndefined(),
);

test("a service we do not know is kept as text on one line, 100 characters at most", () => {
  expect(read({ service: " 25 Reels\r\n\u202e&  <b> " })).toEqual({
    projectType: undefined,
    service: "25 Reels & <b>",
  });
  expect(read({ service: "🎬".repeat(101) }).service).toBe("🎬".repeat(100));
  expect(read({ service: " \n" }).service).toBeUndefined();
});
