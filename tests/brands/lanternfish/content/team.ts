import type { Team } from "./schema/company";

export const team = {
  title: "Both of us",
  lede: "One films, one listens.",
  metaTitle: "Both of us",
  metaDescription: "Beatriz Moura films and Callum Reeve listens: the two people of Lanternfish.",
  members: [
    {
      slug: "beatriz-moura",
      name: "Beatriz Moura",
      role: "Director",
      initials: "BM",
      avatarColor: "moss",
      imageAlt: "Beatriz Moura: her initials, until there is a photograph",
      bio: "Beatriz films, and carries the lamp.",
      longBio: ["She grew up on a ferry and has filmed eleven of them since."],
      credits: [{ label: "On set", value: "Camera, lamp" }],
    },
    {
      slug: "callum-reeve",
      name: "Callum Reeve",
      role: "Sound and edit",
      initials: "CR",
      avatarColor: "rain",
      imageAlt: "Callum Reeve: his initials, until there is a photograph",
      bio: "Callum listens, and cuts what he heard.",
      longBio: ["He tuned organs before he mixed films."],
      credits: [{ label: "On set", value: "Sound" }],
    },
  ],
  closing: {
    heading: "Meet us",
    lede: "We answer within two days.",
    action: { label: "Write to us", href: "/contact" },
  },
} satisfies Team;
