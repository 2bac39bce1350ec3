import { names, themeColor } from "#content/brand.yaml";
import { company } from "#content/company.yaml";
import { publicFile } from "~/http/public-file.server";
import type { Route } from "./+types/manifest";

export function loader({ request }: Route.LoaderArgs) {
  const manifest = {
    name: names.name,
    short_name: names.name,
    description: company.description,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: themeColor,
    theme_color: themeColor,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  return publicFile(request, JSON.stringify(manifest), "application/manifest+json");
}
