import type { BlogPage } from "./schema/blog";

export const blogPage = {
  title: "Video Strategy Intelligence",
  lede: "What we have learned on set and in spreadsheets, written down so that you can do it without us.",
  metaTitle: "Video Strategy Blog",
  metaDescription:
    "Articles on video strategy, employee training, tools, cost and filming on a phone, with tables, checklists and a worksheet you can fill in.",
  keywords: ["video strategy", "video marketing", "employee training video", "video production"],
  searchPlaceholder: "Search articles, topics, or strategies...",
  featured: "Featured Articles",
  all: "All Articles",
  empty: "No articles found matching your criteria.",
  closing: {
    heading: "Ready to Transform Your Business with Video?",
    lede: "Get personalized insights and strategic recommendations for your unique situation.",
    actions: [
      { label: "Get Your Strategy Assessment", href: "/contact" },
      { label: "View Our Packages", href: "/video-packages" },
    ],
  },
  article: {
    contents: "On this page",
    related: "Read next",
    box: {
      heading: "Want this done with you?",
      lede: "Bring the problem, we bring the lights. A first call is 30 minutes and free.",
      actions: [
        { label: "Schedule Your Strategy Session", href: "/contact" },
        { label: "Explore Our Services", href: "/video-packages" },
      ],
      inquire: { label: "Or choose how to work with us", href: "/inquiry/service?flow=short" },
    },
  },
} satisfies BlogPage;
