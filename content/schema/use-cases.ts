import { z } from "zod";
import { inquire, link, pageHead, path, slug, text } from "./primitives.ts";

const metrics = z
  .array(
    z.strictObject({
      label: text,
      value: text.describe("short: a number with its unit, set large"),
      color: z.enum(["high", "good", "fair", "low"]),
    }),
  )
  .min(1)
  .max(8);

export const useCasesSchema = z.strictObject({
  ...pageHead,
  illustrative: text.describe("says on the page that the businesses and figures are made up"),
  labels: z.strictObject({
    expandAll: text,
    collapseAll: text,
    before: text,
    after: text,
    problem: text,
    process: text,
    results: text,
    metrics: text,
  }),
  closing: z.strictObject({ heading: text, lede: text, action: link, book: text }),
  cases: z
    .array(
      z.strictObject({
        id: slug,
        businessName: text,
        location: text.describe("such as Ballard, Seattle"),
        industry: text,
        businessType: text,
        packageName: text.describe("as the offer catalogue names it"),
        price: text.describe("as the offer catalogue has it"),
        priceFor: text.optional().describe("what it covers, if not one delivery"),
        timeline: text,
        summary: text.describe("one sentence, read while the case is closed"),
        problem: text,
        process: z.array(text).min(1).max(10).describe("a step each"),
        results: z.array(text).min(1).max(8),
        gradient: z.enum(["tungsten", "rain", "moss", "rose"]).describe("the color of its plate"),
        beforeMetrics: metrics,
        afterMetrics: metrics,
        action: text.describe("the label of the button to serviceUrl"),
        serviceUrl: path,
        inquire,
      }),
    )
    .min(1)
    .max(40),
});
export type UseCases = z.infer<typeof useCasesSchema>;
