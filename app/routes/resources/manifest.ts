import { company } from "#content/company";
import { site } from "#content/site";
import { publicFile } from "~/http/cache-control";

export function loader() {
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
  return publicFile(JSON.stringify(manifest), "application/manifest+json");
}
