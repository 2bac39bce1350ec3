import type { BlogPage } from "../app/content/schema/mdx";

export const blogPage = {
  title: "Video Strategy Intelligence",
  lede: "How to plan, film, edit and measure your own videos, step by step, with checklists and tables.",
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
  feeds: { label: "Follow the blog", note: "Get new articles in a feed reader:" },
  article: {
    by: "By the studio: {studio}",
    updated: "Updated {day}",
    contents: "On this page",
    related: "Read next",
    box: {
      heading: "Want this done with you?",
      lede: "Book a free 30-minute call. We tell you what fits and what it costs.",
      actions: [
        { label: "Schedule Your Strategy Session", href: "/contact" },
        { label: "Explore Our Services", href: "/video-packages" },
      ],
    },
    more: [
      {
        label: "Find out what to film first, in 12 steps",
        href: "/content-strategy/inquiry/business-stage",
      },
      { label: "Every package with its price", href: "/video-packages?tab=bundles" },
      { label: "Choose how to work with us", href: "/inquiry/service?flow=short" },
    ],
  },
} satisfies BlogPage;
