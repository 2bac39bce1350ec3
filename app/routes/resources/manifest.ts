import { company } from "#content/company";
import { site } from "#content/site";
import { publicFile } from "~/http/public-file.server";
import type { Route } from "./+types/manifest";

export function loader({ request }: Route.LoaderArgs) {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: company.description,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: import.meta.env.THEME_COLOR,
    theme_color: import.meta.env.THEME_COLOR,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  return publicFile(request, JSON.stringify(manifest), "application/manifest+json");
}
