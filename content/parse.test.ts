import { expect, test } from "vitest";
import { home } from "./home";
import { inquiry } from "./inquiry/copy";
import { questions } from "./inquiry/questions";
import { strategy } from "./inquiry/strategy";
import { navigation } from "./navigation";
import { offers } from "./offers";
import { parseContent } from "./parse";
import { homeSchema, testimonialSchema } from "./schema/home";
import { inquirySchema, questionsSchema, strategySchema } from "./schema/inquiry";
import { offersSchema } from "./schema/offers";
import { navigationSchema, siteSchema } from "./schema/site";
import { site } from "./site";
import { testimonials } from "./testimonials";

test("every module parses with its schema", () => {
  expect(siteSchema.parse(site)).toEqual(site);
  expect(navigationSchema.parse(navigation)).toEqual(navigation);
  expect(testimonialSchema.array().length(3).parse(testimonials)).toEqual(testimonials);
  expect(offersSchema.parse(offers)).toEqual(offers);
  expect(homeSchema.parse(home)).toEqual(home);
  expect(questionsSchema.parse(questions)).toEqual(questions);
  expect(strategySchema.parse(strategy)).toEqual(strategy);
  expect(inquirySchema.parse(inquiry)).toEqual(inquiry);
  expect(parseContent).not.toThrow();
});
