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
      title: "Service Selection",
      rows: [
        ["Service", serviceLabel(answers)],
        ["Category", consults ? undefined : categoryLabel(answers)],
        ["Bundle", bundleName(answers)],
      ],
    },
    {
      title: "Contact Information",
      rows: [
        ["Name", `${details.firstName} ${details.lastName}`],
        ["Email", details.email],
        ["Phone", details.phone],
        ["Company", details.company],
      ],
    },
    {
      title: "Project Details",
      rows: [
        ["Challenge", details.challenge],
        ["Timeline", answers.timeline && timeline?.label],
        ["Budget", budgetLabel(details.budget)],
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
