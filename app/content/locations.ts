import type { Location } from "./schema/pages";

const files = import.meta.glob<Location>("/content/locations/*.yaml", {
  eager: true,
  import: "default",
});

/** The pages of studios by the slugs of the studios, which are the names of the files. */
export const locations: Record<string, Location> = Object.fromEntries(
  Object.entries(files).map(([file, location]) => [
    file.slice(file.lastIndexOf("/") + 1, -".yaml".length),
    location,
  ]),
);
