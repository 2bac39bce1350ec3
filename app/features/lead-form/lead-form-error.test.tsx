import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormError } from "./lead-form";

test.each(["expired", "limited", "capped", "lost"] as const)(
  "the error of a form that is %s takes focus without a script",
  (problem) => {
    const failed = { problem, reply: {}, token: "" };
    expect(renderToStaticMarkup(<FormError failed={failed} />)).toMatch(
      /^<div role="(alert|status)" [^>]*tabindex="-1" autofocus=""/i,
    );
  },
);
