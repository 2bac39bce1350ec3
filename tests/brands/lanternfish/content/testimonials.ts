import type { Testimonial } from "./schema/company";

export const testimonials = [
  {
    name: "Agnes Thorne",
    role: "Lock keeper",
    content: "They filmed me at four and brought tea.",
    rating: 5,
    initials: "AT",
    avatarColor: "rose",
  },
  {
    name: "Freya Holm",
    role: "Ferry captain",
    content: "Passengers ask for the film by name.",
    rating: 5,
    initials: "FH",
    avatarColor: "rain",
  },
] satisfies Testimonial[];
