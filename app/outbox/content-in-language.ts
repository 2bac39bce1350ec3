import * as inquiryQuestions from "#content/inquiry/questions.yaml";
import { screens as inquiryScreens } from "#content/inquiry/screens.yaml";
import { services as inquiryServices } from "#content/inquiry/services.yaml";
import { leadForm } from "#content/lead-form.yaml";
import { offers } from "#content/offers.yaml";
import { request } from "#content/request.yaml";
import { replies } from "#content/studio/replies.yaml";
import { visitorCopy } from "#content/studio/visitor-copy.yaml";
import { thankYou } from "#content/thank-you.yaml";
import type { Files } from "~/content/files";
import { type Form, formOf } from "~/forms/forms";

const FIRST = {
  ...{ "inquiry/questions": inquiryQuestions, "inquiry/screens": inquiryScreens },
  ...{ "inquiry/services": inquiryServices, "lead-form": leadForm, offers, request },
  ...{ "studio/replies": replies, "studio/visitor-copy": visitorCopy, "thank-you": thankYou },
} as unknown as Pick<Files, Name>;

type Name =
  | ("inquiry/questions" | "inquiry/screens" | "inquiry/services" | "lead-form" | "offers")
  | ("request" | "studio/replies" | "studio/visitor-copy" | "thank-you");

/** The same in other languages: the cron of the first Worker mails visitors of all of them. */
const translated = import.meta.glob<unknown>(
  [
    "/content/*/inquiry/{questions,screens,services}.yaml",
    "/content/*/{lead-form,offers,request,thank-you}.yaml",
    "/content/*/forms/*.yaml",
    "/content/*/studio/{replies,visitor-copy}.yaml",
  ],
  { eager: true, import: "default" },
);

/** A file in the language of a lead; that of this site without one, or of a language that is gone. */
export function contentIn(language: string | undefined) {
  const find = (name: string) => translated[`/content/${language}/${name}.yaml`];
  return {
    read: <Read extends Name>(name: Read) => (find(name) ?? FIRST[name]) as Files[Read],
    formOf: (kind: string) => (find(`forms/${kind}`) as Form | undefined) ?? formOf(kind),
  };
}
