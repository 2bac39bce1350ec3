import type { Location } from "./schema/pages";

const files = import.meta.glob<Location>("/content/locations/*.yaml", {
  eager: true,
  import: "default",
});

export const locations: Record<string, Location> = Object.fromEntries(
  Object.entries(files).map(([file, location]) => [
    file.slice(file.lastIndexOf("/") + 1, -".yaml".length),
    location,
  ]),
);
