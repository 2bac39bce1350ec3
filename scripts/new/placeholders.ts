/** What npm run new writes where the studio's own words belong; npm run doctor names files that still have it. */
export const placeholders = {
  text: "Write here.",
  excerpt: "Two sentences at most, for cards and under the title.",
  metaDescription: "For search engines, at most 160 characters.",
  relatedLink: "Ask us.",
  description: "Under the title and in search results, at most 160 characters.",
  ask: "what this person can be asked",
  bio: "One or two sentences.",
  longBio: "A paragraph.",
  credit: "A spare battery",
  timeAgo: "a week ago",
  filmRole: "What the studio did",
  result: "What the film does, in one line.",
  posterAlt: "What the poster shows",
  transcript: "What is said and heard.",
  filmText: "Write here what was asked, and what was made.",
};
