import { company } from "./company";
import { locations } from "./locations";
import { pages } from "./pages";

/** A studio may be without a page; one that has a page has its words and its line in the list. */
export function studiosThatDiffer(): string[] {
  const studios: string[] = company.studios.map(({ slug }) => slug);
  const described = Object.keys(locations);
  const listed = pages.flatMap(({ path }) => /^\/locations\/(.+)$/.exec(path)?.[1] ?? []);
  const strangers = described.filter((slug) => !studios.includes(slug));
  const wordless = listed.filter((slug) => !described.includes(slug));
  const unlisted = described.filter((slug) => !listed.includes(slug));
  return [
    ...strangers.map(
      (slug) => `content/brand.ts studios must have ${slug}, which content/locations.ts describes.`,
    ),
    ...wordless.map(
      (slug) => `content/locations.ts: ${slug} is missing, a page of content/pages.ts.`,
    ),
    ...unlisted.map(
      (slug) => `content/pages.ts: /locations/${slug} is missing, a page of content/locations.ts.`,
    ),
  ];
}
