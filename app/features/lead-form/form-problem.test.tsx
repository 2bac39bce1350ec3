import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormProblem } from "./form-problem";

test.each(["expired", "limited", "lost"] as const)(
  "a form that is %s says so where the visitor is, without a script",
  (problem) => {
    const answer = { problem, reply: {}, token: "" };
    expect(renderToStaticMarkup(<FormProblem problem={problem} answer={answer} />)).toMatch(
      /^<div role="(alert|status)" [^>]*tabindex="-1" autofocus=""/i,
    );
  },
);
