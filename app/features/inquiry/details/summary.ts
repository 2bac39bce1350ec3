import * as words from "#content/words/inquiry-form";
import type { Answers } from "~/features/inquiry/answers/answers";
import {
  bookingLabel,
  chosenBudget,
  chosenBundle,
  chosenCategory,
  chosenService,
  qualifications,
} from "~/features/inquiry/answers/labels";
import type { Details } from "./details.server";

/** Rows of name and value; rows without a value are left out. */
export function summarizeInquiry(details: Details, answers: Answers) {
  const timeline = qualifications(answers).find(({ field }) => field === "timeline");
  const labelOf = (chosen?: { label: string }) => chosen?.label ?? words.notProvided;
  const consults = answers.serviceType === "consultation";
  const sections = [
    {
      title: words.serviceSelection,
      rows: [
        ["Service", labelOf(chosenService(answers))],
        [words.category, consults ? undefined : labelOf(chosenCategory(answers))],
        [words.bundle, chosenBundle(answers)?.name],
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
        [words.timeline, timeline?.option?.label],
        [words.budget, labelOf(chosenBudget(details.budget))],
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
