import { useRouteLoaderData } from "react-router";
import { company } from "#content/company";
import { socialMeta } from "~/seo/page-meta";

/** The social card of an error page, which leads home; without the site's address there is none. */
export function SharedTags({ title }: { title: string }) {
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin;
  if (!origin) return null;
  const { description } = company;
  return (
    <>
      <meta name="description" content={description} />
      {socialMeta({ origin, path: "/", title, description }).map((tag) => (
        <meta key={"name" in tag ? tag.name : tag.property} {...tag} />
      ))}
    </>
  );
}
