import { z } from "zod";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { folderOfText, schemaOfFile } from "~/features/editor/files/site-content.server";
import { BODY } from "~/features/editor/files/text-file";
import type { FormSchema } from "./form-schema";

const known = new Map<string, FormSchema>();

export function formSchemaOf(name: string): FormSchema {
  const before = known.get(name);
  if (before) return before;
  const options = { io: "input", unrepresentable: "any" } as const;
  const fields = z.toJSONSchema(schemaOfFile(name), options) as FormSchema;
  const schema = folderOfText(name) ? withBody(fields) : fields;
  known.set(name, schema);
  return schema;
}

/** Fields of an MDX file that stand before its body. */
const BEGINNING = ["title", "excerpt", "lede", "result"];

function withBody({ properties = {}, required = [], ...schema }: FormSchema): FormSchema {
  const body: FormSchema = {
    ...{ type: "string", hasLines: true, description: contentEditor.form.bodyHint },
  };
  const first = Object.fromEntries(
    BEGINNING.flatMap((key) => (properties[key] ? [[key, properties[key]]] : [])),
  );
  return {
    ...schema,
    properties: { ...first, [BODY]: body, ...properties },
    required: [...required, BODY],
  };
}
