import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";

/** A page's structured data as one graph; React Router escapes `<`, so content cannot close the script. */
export function graphMeta(nodes: Thing[]): MetaDescriptor {
  const graph = { "@context": "https://schema.org", "@graph": nodes };
  return { "script:ld+json": graph } as unknown as MetaDescriptor;
}
