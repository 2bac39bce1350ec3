import * as words from "#content/words/inquiry-form";
import type { Answers } from "~/features/inquiry/answers/answers";
import {
  bookingLabel,
  budgetLabel,
  bundleName,
  categoryLabel,
  qualificationLabels,
  serviceLabel,
} from "~/features/inquiry/answers/labels";
import type { Details } from "./details.server";

/** Rows of name and value; rows without a value are left out. */
export function summarizeInquiry(details: Details, answers: Answers) {
  const timeline = qualificationLabels(answers).find(({ field }) => field === "timeline");
  const consults = answers.serviceType === "consultation";
  const sections = [
    {
      title: words.serviceSelection,
      rows: [
        ["Service", serviceLabel(answers)],
        [words.category, consults ? undefined : categoryLabel(answers)],
        [words.bundle, bundleName(answers)],
      ],
    },
    {
      title: words.contactInformation,
      rows: [
        [words.fullName, `${details.firstName} ${details.lastName}`],
        [words.email, details.email],
        [words.phone, details.phone],
        [words.company, details.company],
      ],
    },
    {
      title: words.projectDetails,
      rows: [
        [words.challenge, details.challenge],
        [words.timeline, answers.timeline && timeline?.label],
        [words.budget, budgetLabel(details.budget)],
      ],
    },
  ];
  return {
    bookingLabel: bookingLabel(answers.serviceType),
    sections: sections.map(({ title, rows }) => ({
      title,
      rows: rows.filter((row): row is [string, string] => Boolean(row[1])),
    })),
  };
}
export type InquirySummary = ReturnType<typeof summarizeInquiry>;
