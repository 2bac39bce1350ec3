// Sample data: invented people. The studio replaces these with its own clients, in their own words.
import type { Testimonial } from "./schema/company";

export const testimonials = [
  {
    name: "Marisol Tveit",
    role: "Owner, heat-pump installer, on the Social Authority Kit",
    content:
      "One filming day a month and I approve the cuts on my phone between site visits. By month four, people were quoting the reels back to me at estimates.",
    rating: 5,
    initials: "MT",
    avatarColor: "tungsten",
  },
  {
    name: "Dale Wennberg",
    role: "Operations director, coffee roaster, on the Internal FAQ",
    content:
      "New hires used to shadow me for their first three days. With fourteen short videos they need one day, and hardly anyone asks about the grinder. The crew filmed it in two mornings without stopping the line.",
    rating: 5,
    initials: "DW",
    avatarColor: "rain",
  },
  {
    name: "Priya Halloran",
    role: "Financial planner, on Camera-Ready Brand coaching",
    content:
      "I arrived reading from notes and finished with four videos I was willing to post. Two of my last five clients had watched one before they called. The homework is real, so block the afternoon.",
    rating: 5,
    initials: "PH",
    avatarColor: "moss",
  },
] satisfies Testimonial[];
