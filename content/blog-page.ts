import type { BlogPage } from "./schema/mdx";

export const blogPage = {
  title: "Video Strategy Intelligence",
  lede: "How we plan, film, edit and measure, written down so that you can do it without us.",
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
  feeds: { label: "Follow the blog", note: "New articles, as they come out:" },
  article: {
    by: "By the studio:",
    updated: "Updated",
    contents: "On this page",
    related: "Read next",
    box: {
      heading: "Want this done with you?",
      lede: "A first call is 30 minutes and free. You leave it with a recommendation and a price.",
      actions: [
        { label: "Schedule Your Strategy Session", href: "/contact" },
        { label: "Explore Our Services", href: "/video-packages" },
      ],
    },
    more: [
      {
        label: "Find the film you need first, in 12 steps",
        href: "/content-strategy/inquiry/business-stage",
      },
      { label: "Every package with its price", href: "/video-packages?tab=bundles" },
      { label: "Choose how to work with us", href: "/inquiry/service?flow=short" },
    ],
  },
} satisfies BlogPage;
