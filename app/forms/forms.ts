import type { Form } from "./field";

export type { Form };

const files = import.meta.glob<Form>("/content/forms/*.yaml", { eager: true, import: "default" });

/** The form of a kind of lead, whose name the file has. */
export function formOf(kind: string): Form | undefined {
  return files[`/content/forms/${kind}.yaml`];
}
