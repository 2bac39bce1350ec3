import type { MetaDescriptor } from "react-router";
import { canonical } from "./canonical";

/** Title, description and canonical link of one indexable page. */
export function pageMeta(page: {
  origin: string;
  path: string;
  title: string;
  description: string;
}): MetaDescriptor[] {
  return [
    { title: page.title },
    { name: "description", content: page.description },
    canonical(page.origin, page.path).link,
  ];
}
