import type { Field, Form } from "./field";

const line = { label: "Name", max: 40, required: "Name is required" };

export const FORM: Form = [
  { ...line, name: "name", autocomplete: "name" },
  { name: "email", label: "Email", input: "email", max: 100, required: "Email is required" },
  { name: "phone", label: "Phone", input: "tel", max: 30, review: "contact", line: "Phone no." },
  { name: "site", label: "Website", input: "url", max: 100 },
  { name: "second", label: "Second email", input: "email", max: 100 },
  {
    name: "size",
    label: "Team size",
    prompt: "Select a size",
    required: "Please select a size",
    options: [
      { value: "one", label: "Just me", sent: "1 person" },
      { value: "more", label: "More" },
    ],
    review: "project",
    line: "Size",
  },
  { name: "when", label: "Start", default: "soon", options: [{ value: "soon", label: "Soon" }] },
  {
    name: "wish",
    label: "Your wish",
    input: "lines",
    max: 5_000,
    required: "Please describe your wish",
    reviewLabel: "Wish",
  },
];

export const ENTERED = {
  name: "Ada",
  email: "ada@example.test",
  size: "one",
  wish: "A film\n\nof us.",
};

export function longForm(fields: number, max: number): Field[] {
  return Array.from({ length: fields }, (_, at) => ({ name: `f${at}`, label: `F ${at}`, max }));
}
