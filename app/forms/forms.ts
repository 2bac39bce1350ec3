import type { Form } from "./field";

export type { Form };

const files = import.meta.glob<Form>("/content/forms/*.yaml", { eager: true, import: "default" });

/** The form of a kind of lead: its file has the name of the kind. */
export function formOf(kind: string): Form | undefined {
  return files[`/content/forms/${kind}.yaml`];
}
