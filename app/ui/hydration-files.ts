/** Addresses of the files that hydrate one document; `routes` by route id. */
export type Hydration = {
  manifest: string;
  entry: string;
  imports: string[];
  routes: Record<string, string>;
};

/** Sent to the window once all of them are there. */
export const LOADED = "hydration-files-loaded";

/** Sent to the window once React answers for the document. */
export const HYDRATED = "hydrated";

/** In the address of a document that answers a choice made before scripts could. */
export const CHOSEN = "chosen";
