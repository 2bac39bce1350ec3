// The texts around every page; menus and footer links are in navigation.ts.
import { plural } from "./format.ts";

export const layout = {
  skipLink: "Skip to main content",
  header: {
    logoLabel: (wordmark: string) => `${wordmark}, home`,
    menuLabel: "Main",
    menuButton: "Menu",
    closeButton: "Close",
    startButton: "Get Started",
    contactLink: "Contact",
    workLink: "Work",
    callLink: "Call",
    callLabel: (phone: string) => `Call ${phone}`,
  },
  breadcrumb: { label: "Breadcrumb", home: "Home" },
  closingEyebrow: "Next step",
  exploreMoreHeading: "Explore More",
  footer: {
    teamLabel: "Made by",
    studiosLabel: (count: number) => plural(count, { one: "Studio", other: "Studios" }),
    studioRole: "Studio",
    connectHeading: "Connect With Us",
    copyright: (year: number, legalName: string, tagline: string) =>
      `© ${year} ${legalName.replace(/\.$/, "")}. ${tagline}.`,
    rating: (value: string, count: number) => `${value} from ${count} reviews`,
    sitemapLink: "Sitemap",
  },
};
